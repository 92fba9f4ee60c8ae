import { describe, expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { sendMutation } from './sent.ts';

const failing = (details: ConstructorParameters<typeof RequestError>[0]) =>
  sendMutation(
    ({ onError }) => onError(new RequestError(details)),
    () => null,
  );
const answering = (payload: object | null) =>
  sendMutation(
    ({ onCompleted }) => onCompleted(null),
    () => payload,
  );

describe('the outcome of a pending write', () => {
  it.each([
    ['the network is gone', { kind: 'network', code: 'NETWORK' }],
    ['a proxy answers in place of the servers', { kind: 'unavailable', code: '-1', status: 502 }],
    ['the gateway answers and the platform does not', { kind: 'server', code: 'UPSTREAM_UNAVAILABLE', status: 503 }],
    ['the servers are busy', { kind: 'server', code: 'UNAVAILABLE', status: 503 }],
    ['it took too long', { kind: 'server', code: 'TIMEOUT', status: 408 }],
    ['there were too many', { kind: 'server', code: 'RATE_LIMITED', status: 429 }],
    ['the page is of an earlier version', { kind: 'server', code: 'UNKNOWN_DOCUMENT', status: 400 }],
    ['the session is over', { kind: 'signedOut', code: 'UNAUTHENTICATED', status: 401 }],
  ] as const)('BEY-18 BEY-50 is unknown, and no failure of it, while %s', async (_what, details) => {
    expect(await failing(details)).toEqual({ kind: 'unreached' });
  });

  it('BEY-18 is a failure when something went wrong over this very pending write', async () => {
    expect(await failing({ kind: 'server', code: '-1', status: 500 })).toEqual({ kind: 'failed' });
    expect(await answering(null)).toEqual({ kind: 'failed' });
  });

  it('BEY-18 is told by its payload', async () => {
    const payload = { correct: true, userErrors: [] };
    expect(await answering(payload)).toEqual({ kind: 'answered', payload });
    expect(await answering({ position: null })).toMatchObject({ kind: 'answered' });
    expect(await answering({ userErrors: [{ code: 'LECTURE_LOCKED' }] })).toEqual({
      kind: 'refused',
      code: 'LECTURE_LOCKED',
    });
    expect(await answering({ userErrors: [{ code: 'RATE_LIMITED' }] })).toEqual({ kind: 'unreached' });
  });
});
