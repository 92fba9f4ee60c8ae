import { Api } from '../api/Api.ts';
import type { Context } from '../context.ts';
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
  return new Api({
    host,
    tokens: credentials.of(host),
    onTokens: (tokens) => credentials.store(host, tokens),
  });
}
