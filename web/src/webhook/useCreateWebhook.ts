import { graphql } from 'react-relay';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { CreateWebhookInput, useCreateWebhookMutation } from './__generated__/useCreateWebhookMutation.graphql.ts';

interface Outcome {
  /** Hears the secret, which is told here and never again. */
  readonly onDone: (secret: string) => void;
  readonly onFailed: (failure: FieldFailure) => void;
}

/** Makes a webhook. */
export function useCreateWebhook(): [
  create: (input: CreateWebhookInput, outcome: Outcome) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useCreateWebhookMutation>(graphql`
    mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        secret
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [
    (input, { onDone, onFailed }) => submit({ variables: { input }, result: ({ secret }) => secret, onDone, onFailed }),
    pending,
    failure,
  ];
}
