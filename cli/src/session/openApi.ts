import { Api } from '../api/Api.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { hostAddress } from './hostAddress.ts';

/**
 * The API as the person who signed in there, or as that of `LECTERN_TOKEN` at `LECTERN_HOST`. Where a course is stands in its folder, which others may
 * have written: a token is sent to no host but its own.
 */
export function openApi({ environment, credentials }: Context, host: string): Api {
  const { LECTERN_TOKEN: accessToken, LECTERN_HOST: tokenHost } = environment;
  if (accessToken && tokenHost && hostAddress(tokenHost) === host) {
    return new Api({ host, tokens: { accessToken } });
  }
  const tokens = credentials.of(host);
  if (tokens === null && accessToken) {
    throw new Refusal(
      tokenHost
        ? `LECTERN_TOKEN is for ${hostAddress(tokenHost)} alone (LECTERN_HOST), and the course is at ${host}.`
        : `LECTERN_TOKEN is sent to the host of LECTERN_HOST alone, which is not set. If the token is for ${host}, set it.`,
    );
  }
  return new Api({
    host,
    tokens,
    onTokens: (tokens) => credentials.store(host, tokens),
  });
}
