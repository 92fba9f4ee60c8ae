import { challengeOf, isTokenRefused } from '../../http/tokenChallenge.ts';
import { resultOf } from '../operationResult.ts';
import type { OperationPlugin } from './onePlugin.ts';

/**
 * Tells the caller what happened to their session while the operation ran: a browser by its cookies, a tool with `X-Refresh-Token` by
 * `extensions.tokens` (GW-06, OP-11), a tool whose token opened nothing by a challenge.
 */
export const sessionPlugin: OperationPlugin = () => ({
  willSendResponse({ response, contextValue: { session, exchange } }) {
    const result = resultOf(response);
    exchange.writeCookies();
    const { outcome } = session;
    if (outcome.kind === 'renewed' && outcome.by === 'extensions') {
      result.extensions = { ...result.extensions, tokens: outcome.tokens };
    }
    if (result.data !== undefined && isTokenRefused(result, session)) {
      response.http.status = 401;
      response.http.headers.set(...challengeOf('invalid_token'));
    }
  },
});
