import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { RestError } from '../rest/RestError.ts';
import { isLinkToken } from '../identity/linkToken.ts';
import { getInvitation } from './invitationApi.ts';

/** USERS-02, AUTH-15. Why a token does not count is not told apart: none of the reasons can be mended by its holder. */
export const invitation: NonNullable<QueryResolvers['invitation']> = async (_root, { token }, { rest }) => {
  if (!isLinkToken(token)) return null;
  try {
    const { username, name, registered } = await getInvitation(rest, token);
    return { username, name, registered };
  } catch (error) {
    if (error instanceof RestError && error.isRefusal && error.code !== 'RATE_LIMITED') return null;
    throw error;
  }
};
