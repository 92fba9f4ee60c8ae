import { refusable } from '../errors.ts';
import type { MutationResolvers, UserError } from '../generated/resolverTypes.ts';
import { patchMe } from './identityApi.ts';
import { toPreferencesPatch } from './preferencesMappers.ts';
import { toViewer } from './Viewer.ts';

/** A11Y, THEME: how it looks and reads follows the person to every device. */
export const updatePreferences: NonNullable<MutationResolvers['updatePreferences']> = async (
  _root,
  { input },
  context,
) => {
  const { result, userErrors } = await refusable(patchMe(context.rest, { preferences: toPreferencesPatch(input) }));
  context.forgetLoaders();
  return { viewer: result === null ? null : toViewer(result), userErrors: userErrors.map(withInputField) };
};

/** The platform nests the preferences; our input does not. */
const withInputField = (error: UserError): UserError => ({
  ...error,
  field: error.field?.replace(/^preferences\./, '') ?? null,
});
