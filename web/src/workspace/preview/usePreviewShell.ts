import { useLayoutEffect, useState } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';
import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
  type RecordProxy,
} from 'relay-runtime';
import type { Shell } from '../../viewer/useShell.ts';
import { shellQuery } from '../../shell/ShellQuery.ts';
import type { ShellQuery$data } from '../../shell/__generated__/ShellQuery.graphql.ts';
import { previewCourseQuery, sampleCourses } from './previewCourse.ts';
import { isAddress } from '../profile/profileRules.ts';
import type { ProfileFields } from '../profile/profileFields.ts';

/**
 * What the frame of the pages reads, with an unsaved profile in the profile's place: a copy of what is known, in an environment of its own
 * that asks nobody. So the very parts of the site draw the preview and cannot differ from it.
 */
export function usePreviewShell(
  fields: ProfileFields,
  course: { name: string; about: string },
): { environment: Environment; shell: Shell } {
  const real = useRelayEnvironment();
  const [environment] = useState(() => {
    const copy = structuredClone(real.getStore().getSource().toJSON());
    const preview = new Environment({
      network: Network.create(() => Promise.reject(new Error('A preview asks nobody.'))),
      store: new Store(new RecordSource(copy)),
    });
    const courses = createOperationDescriptor(getRequest(previewCourseQuery), {});
    // Kept for as long as the environment lives.
    preview.retain(courses);
    preview.commitPayload(courses, sampleCourses(course));
    return preview;
  });
  const [shell, setShell] = useState<Shell>(() => readShell(environment));
  useLayoutEffect(() => {
    const frame = environment.subscribe(environment.lookup(shellFragment()), ({ data }) => {
      setShell({ data: data as unknown as ShellQuery$data });
    });
    return () => frame.dispose();
  }, [environment]);
  useLayoutEffect(() => {
    commitLocalUpdate(environment, (store) => {
      // What only developers see is no part of the look.
      store.getRoot().setValue('PRODUCTION', 'environment');
      const profile = store.getRoot().getLinkedRecord('workspace')?.getLinkedRecord('profile');
      if (!profile) return;
      writeProfile(profile, fields);
      profile.setLinkedRecords(
        fields.socials
          .filter(({ type, url }) => type !== '' && isAddress(url.trim()))
          .map(({ type, url }, index) => {
            const id = `preview:social:${index}`;
            const link = store.get(id) ?? store.create(id, 'SocialLink');
            link.setValue(type, 'type');
            link.setValue(url, 'url');
            return link;
          }),
        'socials',
      );
    });
  }, [environment, fields]);
  return { environment, shell };
}

const shellFragment = () => createOperationDescriptor(getRequest(shellQuery), {}).fragment;

function readShell(environment: Environment): Shell {
  return { data: environment.lookup(shellFragment()).data as unknown as ShellQuery$data };
}

function writeProfile(profile: RecordProxy, fields: ProfileFields): void {
  for (const name of ['title', 'company', 'disclaimer'] as const) {
    profile.setValue(fields[name].trim() === '' ? null : fields[name], name);
  }
  // What is being typed is no address yet, and a picture of it would be a broken one.
  for (const name of [
    'companyUrl',
    'headerLogoUrl',
    'footerLogoUrl',
    'privacyUrl',
    'contentUrl',
    'termsUrl',
  ] as const) {
    const address = fields[name].trim();
    profile.setValue(isAddress(address) ? address : null, name);
  }
  profile.setValue(fields.footerLogoIsLink, 'footerLogoIsLink');
  profile.setValue(fields.copyrightIsLink, 'copyrightIsLink');
  profile.setValue([...fields.hiddenParts], 'hiddenParts');
}
