import type { MutationResolvers, UpdatePreferencesInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { patchMe } from './identityApi.ts';
import { toPreferencesPatch } from './preferencesMappers.ts';
import { toViewer } from './Viewer.ts';

/** A11Y, THEME: how it looks and reads follows the person to every device. The platform nests the preferences; our input does not. */
export const updatePreferences: NonNullable<MutationResolvers['updatePreferences']> = mutation(
  async (input: UpdatePreferencesInput, { rest }) => ({
    viewer: toViewer(await patchMe(rest, { preferences: toPreferencesPatch(input) })),
  }),
  {
    fields: Object.fromEntries(
      (['colorMode', 'fontSize', 'colorScheme', 'imageMode'] as const).map((name) => [`preferences.${name}`, name]),
    ),
  },
);
