import { isOutage, isOutageCode, isOutdated, RequestError } from '../requestError.ts';
import type { Sent } from './pendingWrites.ts';

/** The refusals in a payload; a mutation whose refusals are not shown does not select them. */
interface Refusals {
  readonly userErrors?: readonly { readonly code: string }[];
}

/** Codes for "not now": they concern the servers, never the pending write. */
const isPassingCode = (code: string): boolean => code === 'RATE_LIMITED' || isOutageCode(code);

/**
 * Sends a pending write by its mutation, and says its outcome: the one rule for anyone who does it and for the queue. `payloadOf` picks its
 * payload out of the answer. Never rejects.
 */
export const sendMutation = <Answer, Answered extends object>(
  commit: (listeners: { onCompleted: (answer: Answer) => void; onError: (error: Error) => void }) => unknown,
  payloadOf: (answer: Answer) => Answered | null | undefined,
): Promise<Sent<Answered>> =>
  new Promise((resolve) => {
    commit({
      onCompleted: (answer) => resolve(sentByPayload(payloadOf(answer))),
      onError: (error) => resolve({ kind: isPassing(error) ? 'unreached' : 'failed' }),
    });
  });

/** A payload that is null has failed. */
function sentByPayload<Answered extends object>(payload: Answered | null | undefined): Sent<Answered> {
  if (payload == null) return { kind: 'failed' };
  const { userErrors = [] }: Refusals = payload;
  const [refusal] = userErrors;
  if (!refusal) return { kind: 'answered', payload };
  return isPassingCode(refusal.code) ? { kind: 'unreached' } : { kind: 'refused', code: refusal.code };
}

/**
 * A session that is over, too many requests, servers that are down, and a page of an earlier version say nothing about the pending write:
 * it waits, and where the page is too old, for the one that is loaded next.
 */
const isPassing = (error: Error): boolean =>
  error instanceof RequestError &&
  (error.kind === 'signedOut' || isOutage(error) || isOutdated(error) || isPassingCode(error.code));
