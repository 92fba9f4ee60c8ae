import { refusable } from '../errors.ts';
import type { MutationResolvers, UpdateViewerInput, UserError } from '../generated/resolverTypes.ts';
import { patchMe, type UserPatchWire } from './identityApi.ts';
import { toLanguageWire, toUser } from './userMappers.ts';

/** SET-01. */
export const updateViewer: NonNullable<MutationResolvers['updateViewer']> = async (_root, { input }, context) => {
  const { result, userErrors } = await refusable(patchMe(context.rest, toPatch(input)));
  context.forgetLoaders();
  if (result === null) return { user: null, userErrors: userErrors.map(withInputField) };
  const user = toUser(result);
  context.browser.user = user;
  return { user, userErrors: [] };
};

/** Left out stays, null clears (OP-14); name and language cannot be cleared, so null leaves them too. */
function toPatch({ name, language, picture, phone, street, postalCode, country }: UpdateViewerInput): UserPatchWire {
  const address = {
    ...defined('street', street),
    ...defined('postalCode', postalCode),
    ...defined('country', country),
  };
  return {
    ...(name == null ? {} : { name }),
    ...(language == null ? {} : { language: toLanguageWire(language) }),
    ...defined('picture', picture),
    ...defined('phone', phone),
    ...(Object.keys(address).length === 0 ? {} : { address }),
  };
}

const defined = <K extends string>(key: K, value: string | null | undefined): { [P in K]?: string | null } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]?: string | null });

/** The platform nests the address; our input does not. */
const withInputField = (error: UserError): UserError => ({
  ...error,
  field: error.field?.replace(/^address\./, '') ?? null,
});
