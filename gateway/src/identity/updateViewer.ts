import type { Context } from '../context.ts';
import type { MutationResolvers, UpdateViewerInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { mutation } from '../mutation.ts';
import { toStoredUrl } from '../url.ts';
import { patchMe, type UserPatchWire } from './identityApi.ts';
import { toLanguageWire, toUser } from './userMappers.ts';

/** SET-01. The platform nests the address; our input does not. */
export const updateViewer: NonNullable<MutationResolvers['updateViewer']> = mutation(
  async (input: UpdateViewerInput, context) => {
    const user = toUser(await patchMe(context.rest, toPatch(input, context)));
    context.browser.user = user;
    return { user };
  },
  {
    fields: {
      picture: 'pictureUrl',
      'address.street': 'street',
      'address.postalCode': 'postalCode',
      'address.country': 'country',
      avatarFrameId: 'avatarFrameId',
    },
  },
);

/** Left out stays, null clears (OP-14); name and language cannot be cleared, so null leaves them too. */
function toPatch(
  { name, language, pictureUrl, phone, street, postalCode, country, avatarFrameId }: UpdateViewerInput,
  context: Pick<Context, 'origin'>,
): UserPatchWire {
  const address = {
    ...defined('street', street),
    ...defined('postalCode', postalCode),
    ...defined('country', country),
  };
  return {
    ...(name == null ? {} : { name }),
    ...(language == null ? {} : { language: toLanguageWire(language) }),
    ...defined('picture', pictureUrl == null ? pictureUrl : toStoredUrl(pictureUrl, context)),
    ...defined('phone', phone),
    ...(avatarFrameId === undefined ? {} : { avatarFrameId: toLinkId(avatarFrameId) }),
    ...(Object.keys(address).length === 0 ? {} : { address }),
  };
}

const toLinkId = (id: string | null): number | null =>
  id === null ? null : inputId(id, 'avatarFrameId', 'EarnedAchievement');

const defined = <K extends string>(key: K, value: string | null | undefined): { [P in K]?: string | null } =>
  value === undefined ? {} : ({ [key]: value } as { [P in K]?: string | null });
