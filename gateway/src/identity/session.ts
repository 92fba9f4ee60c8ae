/** Who asks: the tokens of one request, and their outcome while it runs (AUTH-06…AUTH-08, OP-11, OP-12). */
import { unauthenticated } from '../errors.ts';
import { RestError } from '../rest/RestError.ts';
import type { RestTrace } from '../rest/restTrace.ts';
import type { Refresher } from './refresher.ts';
import type { IssuedTokens } from './tokens.ts';

/** Where the tokens came from decides where renewed ones go. */
export type SessionSource = 'none' | 'cookie' | 'bearer';

export interface SessionInit {
  readonly source: SessionSource;
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

export interface Session {
  readonly source: SessionSource;
  /** True when an access or a refresh token exists (AUTH-06). Asking makes the response one that depends on who asks. */
  isSignedIn(): boolean;
  /** Throws UNAUTHENTICATED when there is none. */
  accessToken(): Promise<string>;
  /** After a 401: a new access token. Throws UNAUTHENTICATED when it is refused; at most one refresh per request. */
  renewedAccessToken(): Promise<string>;
  /** Takes over a fresh pair (sign-in), or none (sign-out). `inPayload`: the caller gets the pair there and nowhere else. */
  replace(tokens: IssuedTokens | null, inPayload?: boolean): void;
  /** The access token as it is now, without asking for one, and whether another can be had for it. */
  held(): { readonly accessToken: string | null; readonly canRenew: boolean };
  /** What the answer has to tell the caller about the session. */
  readonly outcome: SessionOutcome;
}

/** What the HTTP answer has to say about the session. */
export type SessionOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'renewed';
      readonly tokens: IssuedTokens;
      readonly by: 'cookie' | 'extensions' | 'payload';
      readonly isSignIn: boolean;
    }
  | { readonly kind: 'ended' };

export interface SessionOptions {
  readonly host: string;
  /** When the request began, by {@link Clock.elapsed}. */
  readonly begunMs: number;
  readonly trace: RestTrace;
  /** Whether every visitor is answered the same, who has no tokens in any case: then it does not matter that someone asks. */
  readonly isForVisitors: boolean;
  readonly refresher: Refresher;
  /** REST-02 for this request's host. */
  readonly callRefresh: (refreshToken: string) => Promise<IssuedTokens>;
}

export function createSession(
  init: SessionInit,
  { host, begunMs, trace, isForVisitors, refresher, callRefresh }: SessionOptions,
): Session {
  let { accessToken, refreshToken } = init;

  /** Calls at the same time and later ones of this request get the same outcome: the refresher remembers it. */
  async function renewedAccessToken(): Promise<string> {
    if (refreshToken === null) throw unauthenticated();
    const used = refreshToken;
    try {
      const tokens = await refresher.refresh({ host, refreshToken: used, begunMs }, () => callRefresh(used));
      ({ accessToken, refreshToken } = tokens);
      session.outcome = {
        kind: 'renewed',
        tokens,
        by: init.source === 'cookie' ? 'cookie' : 'extensions',
        isSignIn: false,
      };
      return tokens.accessToken;
    } catch (error) {
      // Only a refusal ends a session: no outage does, nor a limit, which neighbours behind one address can use up.
      if (!(error instanceof RestError) || error.isOutage || error.status === 429) throw error;
      accessToken = null;
      refreshToken = null;
      session.outcome = { kind: 'ended' };
      throw unauthenticated();
    }
  }

  // A plain member: with a getter of its own each session would be of a shape of its own, which keeps all that its request holds
  // in memory until the next full collection of garbage.
  const session: Session & { outcome: SessionOutcome } = {
    source: init.source,
    isSignedIn() {
      if (!isForVisitors) trace.isPrivate = true;
      return accessToken !== null || refreshToken !== null;
    },
    accessToken: () => (accessToken === null ? renewedAccessToken() : Promise.resolve(accessToken)),
    renewedAccessToken,
    held: () => ({ accessToken, canRenew: refreshToken !== null }),
    replace(tokens, inPayload = false) {
      accessToken = tokens?.accessToken ?? null;
      refreshToken = tokens?.refreshToken ?? null;
      const by = inPayload ? 'payload' : init.source === 'bearer' ? 'extensions' : 'cookie';
      session.outcome = tokens === null ? { kind: 'ended' } : { kind: 'renewed', tokens, by, isSignIn: true };
    },
    outcome: { kind: 'unchanged' },
  };
  return session;
}
