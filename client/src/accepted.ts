import { ClientError, RefusedError, type Refusal } from './errors.ts';

/** The payload of a mutation, or a RefusedError where its `userErrors` say that nothing was done. */
export function accepted<Payload extends { readonly userErrors: readonly Refusal[] }>(
  payload: Payload | null | undefined,
): Payload {
  if (payload == null) {
    throw new ClientError('The mutation has no payload: it was not part of the answer.');
  }
  const [first, ...more] = payload.userErrors;
  if (first !== undefined) {
    throw new RefusedError([first, ...more]);
  }
  return payload;
}
