import type { MutationResolvers, SaveProfileInput } from '../generated/resolverTypes.ts';
import { toLanguageWire } from '../identity/userMappers.ts';
import { renamedPath, type Names } from '../inputPaths.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from './onWorkspace.ts';
import { profileNames } from './profileNames.ts';
import { toProfilePut } from './profilePutMappers.ts';
import { putProfile } from './workspaceApi.ts';

/** Saves the whole profile of the workspace: what is left out goes back to its default (WS-21, OP-82). */
export const saveProfile: NonNullable<MutationResolvers['saveProfile']> = mutation(
  async ({ version, ...profile }: SaveProfileInput, context) => {
    const workspace = await onWorkspace(context, async ({ workspaceId }) => {
      const put = putProfile(context.rest, workspaceId, toProfilePut(profile, context), version ?? null);
      const { etag, body } = await put;
      // Company and colour of the workspace follow its profile.
      return onWorkspace(context, async (changed) => ({ ...changed, savedProfile: { etag, body } }));
    });
    return { workspace };
  },
  { fields: (path, input) => renamedPath(path, inputNames(input)) },
);

/** Texts and styles are lists here and maps there: the place in the list tells which entry is meant. */
function inputNames({ texts, style }: SaveProfileInput): Names {
  const ofTexts = (texts ?? []).map(({ language, key }, index) => [
    `i18n.${toLanguageWire(language)}.${key}`,
    `texts.${index}.text`,
  ]);
  const ofStyles = (['buttons', 'actionButtons', 'indicationButtons'] as const).flatMap((target) =>
    (style?.[target] ?? []).map(({ property }, index) => [
      `style.${target}.${property}`,
      `style.${target}.${index}.value`,
    ]),
  );
  return {
    ...Object.fromEntries(Object.entries(profileNames).map(([name, wire]) => [wire, name])),
    'gtm.gtmTrackingId': 'gtmTrackingId',
    ...Object.fromEntries([...ofTexts, ...ofStyles]),
  };
}
