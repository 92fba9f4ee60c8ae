import { useCallback, useState } from 'react';
import { useMutation, type UseMutationConfig } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { answered } from './answered.ts';
import type { FieldFailure } from './fieldFailure.ts';
import { refusalOf, type Refusable } from './refusal.ts';

/** A mutation that selects one field, whose payload tells its refusals. */
interface RefusableMutation extends MutationParameters {
  readonly response: Readonly<Record<string, Refusable | null | undefined>>;
}

type PayloadOf<Mutation extends RefusableMutation> = NonNullable<Mutation['response'][keyof Mutation['response']]>;

/** One request of a mutation. Without a `result` it succeeded when nothing was refused. */
interface Submission<Mutation extends RefusableMutation, Result> extends Omit<
  UseMutationConfig<Mutation>,
  'onCompleted' | 'onError'
> {
  /** What success gives, out of the payload; null, undefined or false where it was refused. */
  readonly result?: (payload: PayloadOf<Mutation>) => Result | null | undefined;
  readonly onDone?: (result: NonNullable<Result>) => void;
  /** Runs for a refusal and for a request that failed as a whole, after `failure` is set. */
  readonly onFailed?: (failure: FieldFailure) => void;
}

/**
 * A mutation whose expected refusals are data: `failure` is why the last request did nothing, null while one runs.
 * `unknownCode` stands for a refusal that gives no code.
 */
export function useRefusableMutation<Mutation extends RefusableMutation>(
  mutation: GraphQLTaggedNode,
  unknownCode = '-1',
): [
  submit: <Result = true>(submission: Submission<Mutation, Result>) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [failure, setFailure] = useState<FieldFailure | null>(null);
  const [commit, pending] = useMutation<Mutation>(mutation);
  const submit = useCallback(
    <Result = true>({ result, onDone, onFailed, ...config }: Submission<Mutation, Result>): void => {
      const fail = (why: FieldFailure): void => {
        setFailure(why);
        onFailed?.(why);
      };
      setFailure(null);
      commit({
        ...config,
        onCompleted(response) {
          const payload = answered(Object.values(response)[0]) as PayloadOf<Mutation>;
          const done = result ? result(payload) : payload.userErrors.length === 0;
          if (done === null || done === undefined || done === false) {
            fail(refusalOf(payload, unknownCode));
          } else {
            onDone?.(done as NonNullable<Result>);
          }
        },
        onError: fail,
      });
    },
    [commit, unknownCode],
  );
  return [submit, pending, failure];
}
