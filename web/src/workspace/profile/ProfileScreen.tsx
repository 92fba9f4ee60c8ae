import { useMemo, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { LeaveGuard } from '../../routing/leaving/LeaveGuard.tsx';
import { links } from '../../routing/links.ts';
import { track } from '../../tracking/track.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { AdvancedTab } from './AdvancedTab.tsx';
import { BasicsTab } from './BasicsTab.tsx';
import { ConsentTab } from '../consent/ConsentTab.tsx';
import { ProfileBar } from './ProfileBar.tsx';
import { useProfileScreenStyles } from './ProfileScreen.styles.ts';
import { ProfileFormContext } from './ProfileFormContext.ts';
import { checkProfile } from './profileRules.ts';
import { tabOfPath, tabsFor } from './profileTab.ts';
import { workspaceMessages as messages } from '../messages.ts';
import { TabRow } from '../../ui/tab/TabRow.tsx';
import { ProfilePreview } from '../preview/ProfilePreview.tsx';
import { hasField, type SaveFailure } from './saveFailure.ts';
import { SaveNotice } from './SaveNotice.tsx';
import { useFieldInSight } from './useFieldInSight.ts';
import { useProfileForm } from './useProfileForm.ts';
import { useProfileTab } from './useProfileTab.ts';
import { useProfileEditing } from './useProfileEditing.ts';
import { useWide } from './useWide.ts';
import type { ProfileScreen_workspace$key } from './__generated__/ProfileScreen_workspace.graphql.ts';

const formId = 'profile-form';

/**
 * The form of the profile with a preview beside it (WS-21). What was typed stays whatever the server says. `runs` is whether the
 * viewer runs the workspace, `authors` whether they have the admin area; `onReload` reads anew what is stored.
 */
export function ProfileScreen({
  workspace: key,
  runs,
  authors,
  onReload,
}: {
  workspace: ProfileScreen_workspace$key;
  runs: boolean;
  authors: boolean;
  onReload: () => Promise<void>;
}): ReactElement {
  const styles = useProfileScreenStyles();
  const intl = useIntl();
  const toast = useToast();
  const { profile } = useFragment(
    graphql`
      fragment ProfileScreen_workspace on Workspace @throwOnFieldError {
        profile {
          title
          company
          companyUrl
          disclaimer
          theme {
            primary
            secondary
            error
            success
            warning
          }
          headerLogoUrl
          footerLogoUrl
          faviconUrl
          footerLogoIsLink
          copyrightIsLink
          socials {
            type
            url
          }
          privacyUrl
          contentUrl
          termsUrl
          language
          hiddenParts
          style {
            buttons {
              property
              value
            }
            actionButtons {
              property
              value
            }
            indicationButtons {
              property
              value
            }
          }
          avatarFrames
          gtmTrackingId
          googleAnalyticsTrackingId
          feedbackFormEnabled
          feedbackFormId
          texts {
            language
            key
            text
          }
          marketplace
          remoteComponents
          version
        }
      }
    `,
    key,
  );
  const editor = useProfileEditing(profile);
  const { fields, changed, saving } = editor;
  const problems = useMemo(() => checkProfile(fields), [fields]);
  const profileForm = useProfileForm(editor, problems);
  const wide = useWide();
  const view = { runs, wide };
  const [part, show] = useProfileTab(view);
  // What was open in the form stays open while somebody looks at the preview.
  const [drawn, setDrawn] = useState(part);
  if (part !== 'preview' && part !== drawn) setDrawn(part);
  const [consentUrl, setConsentUrl] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const seek = useFieldInSight(form, drawn);

  const showField = (path: string): void => {
    const tab = tabOfPath(path);
    show(tab);
    seek(tab);
  };
  // The bar with the button stays in sight wherever the page is scrolled to; why it did not work must come into sight, too.
  const showFailure = (failures: readonly SaveFailure[]): void => {
    const refused = failures.find(hasField);
    if (refused) showField(refused.field);
    else requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }));
  };
  const save = (over: boolean): void => {
    editor.save(over, {
      onSaved: () => {
        track('personalise_workspace');
        toast({ intent: 'success', text: intl.formatMessage(messages.saved) });
      },
      onFailed: showFailure,
    });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const [first] = Object.keys(problems);
    if (first === undefined) {
      save(false);
      return;
    }
    editor.check();
    showField(first);
  };

  return (
    <ProfileFormContext value={profileForm}>
      <DocumentTitle>{intl.formatMessage(messages.title)}</DocumentTitle>
      <ProfileBar back={authors ? links.admin : links.dashboard} formId={formId} changed={changed} saving={saving} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <TabRow
            label={intl.formatMessage(messages.parts)}
            tabs={tabsFor(view).map((name) => ({ value: name, name: intl.formatMessage(messages[name]) }))}
            chosen={part}
            onChosen={show}
          />
          <div ref={notice} className={styles.notice}>
            <SaveNotice
              failures={editor.failures}
              onOverwrite={() => save(true)}
              onReload={onReload}
              onDismissed={editor.dismiss}
            />
          </div>
          <div className={styles.panel} role="tabpanel" id={`panel-${part}`} aria-labelledby={`tab-${part}`}>
            {/* The consent is saved by itself; the form stays whatever is shown, because the button above belongs to it. */}
            <form
              ref={form}
              id={formId}
              className={styles.panel}
              noValidate
              onSubmit={submit}
              hidden={part === 'consent' || part === 'preview'}
            >
              {drawn === 'basics' ? <BasicsTab /> : null}
              {drawn === 'advanced' ? <AdvancedTab /> : null}
            </form>
            {part === 'consent' ? <ConsentTab url={consentUrl} onUrlChanged={setConsentUrl} /> : null}
            {part === 'preview' ? <ProfilePreview fields={fields} /> : null}
          </div>
        </div>
        {wide && part !== 'consent' ? (
          <div className={styles.preview}>
            <ProfilePreview fields={fields} />
          </div>
        ) : null}
      </div>
      <LeaveGuard active={changed || consentUrl.trim() !== ''} />
    </ProfileFormContext>
  );
}
