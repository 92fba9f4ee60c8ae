import { useCallback } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import type { Refusable } from '../errors/refusal.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';

/** A mutation that orders a job. */
interface JobMutation extends MutationParameters {
  readonly variables: { readonly input: unknown };
  readonly response: Readonly<
    Record<string, (Refusable & { readonly job: { readonly jobId: number } | null | undefined }) | null | undefined>
  >;
}

type Order<Mutation extends JobMutation> = (
  input: Mutation['variables']['input'],
  onOrdered: (jobId: number) => void,
) => void;

/** Orders a job, or a trial of it; `onOrdered` hears its raw id. */
export function useJobOrder<Mutation extends JobMutation>(
  mutation: GraphQLTaggedNode,
): [order: Order<Mutation>, pending: boolean, failure: FieldFailure | null] {
  const [submit, pending, failure] = useRefusableMutation<Mutation>(mutation);
  const order = useCallback<Order<Mutation>>(
    (input, onOrdered) =>
      submit({ variables: { input }, result: ({ job }) => job, onDone: ({ jobId }) => onOrdered(jobId) }),
    [submit],
  );
  return [order, pending, failure];
}
