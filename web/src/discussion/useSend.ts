import { useCallback, useState } from 'react';
import { useMutation, type GraphQLTaggedNode } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { answered } from '../errors/answered.ts';
import type { Failure } from '../errors/errorText.ts';

interface Sent extends MutationParameters {
  readonly variables: { readonly input: object };
}

interface Payload {
  readonly userErrors: readonly { readonly code: string; readonly params?: unknown }[];
}

export interface Sending<Input> {
  /** Sends the input; `onDone` hears of it when it was not refused. */
  send: (input: Input, onDone: () => void) => void;
  pending: boolean;
  /** Why the last one was refused. */
  failure: Failure | null;
}

/** A mutation of the discussion, one at a time. */
export function useSend<Mutation extends Sent>(
  document: GraphQLTaggedNode,
  payloadOf: (response: Mutation['response']) => Payload | null | undefined,
): Sending<Mutation['variables']['input']> {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<Mutation>(document);
  const send = useCallback(
    (input: Mutation['variables']['input'], onDone: () => void) => {
      setFailure(null);
      commit({
        variables: { input },
        onCompleted(response) {
          const [refusal] = answered(payloadOf(response)).userErrors;
          if (refusal) setFailure(refusal);
          else onDone();
        },
        onError: setFailure,
      });
    },
    [commit, payloadOf],
  );
  return { send, pending, failure };
}
