/** The session of one person as the platform keeps it, for several gateways at once (OP-11). */
import { aUser } from './builders.ts';
import { mePath, tokensReply } from './browser.ts';
import type { StubbedReply, TestGateway } from './testGateway.ts';

export interface PlatformSession {
  /** The refresh tokens that were presented, in order. */
  readonly refreshes: readonly string[];
  /** Answers the calls of a gateway. */
  attach(gateway: TestGateway): void;
  /** From now on the access token in force is too old. */
  expireAccess(): void;
  /** From now on nothing of this session counts. */
  revoke(): void;
}

/** As long a repeated refresh is never a theft. */
const graceMs = 10_000;

const refused: StubbedReply = {
  status: 400,
  body: { error: 'invalid_grant', error_description: 'Invalid token', code: 1100 },
};

/**
 * Each refresh makes a successor. The token before it gets the same successor again until that was used, at least for 10 s; after
 * that its use ends the session.
 */
export function createPlatformSession(now: () => number): PlatformSession {
  const refreshes: string[] = [];
  let current = 1;
  let oldestValid = 1;
  let rotatedAt = Number.NEGATIVE_INFINITY;
  let isUsed = true;
  let isRevoked = false;

  function refresh(token: string): StubbedReply {
    refreshes.push(token);
    if (isRevoked) return refused;
    if (token === `refresh-${current}`) {
      current += 1;
      rotatedAt = now();
      isUsed = false;
      return tokensReply(current);
    }
    const isRepeated = token === `refresh-${current - 1}` && (!isUsed || now() - rotatedAt < graceMs);
    if (isRepeated) return tokensReply(current);
    isRevoked = true;
    return refused;
  }

  return {
    refreshes,
    attach(gateway) {
      gateway.on('POST', '/oauth/token', ({ body }) => {
        const form = new URLSearchParams(String(body));
        return form.get('grant_type') === 'password' ? tokensReply(current) : refresh(form.get('refresh_token') ?? '');
      });
      gateway.on('GET', mePath, ({ headers }) => {
        const isValid = !isRevoked && current >= oldestValid && headers['authorization'] === `Bearer access-${current}`;
        if (!isValid) return { status: 401, body: { code: 'UNAUTHENTICATED' } };
        isUsed = true;
        return { body: aUser() };
      });
    },
    expireAccess() {
      oldestValid = current + 1;
    },
    revoke() {
      isRevoked = true;
    },
  };
}
