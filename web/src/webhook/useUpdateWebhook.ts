import { graphql } from 'react-relay';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { UpdateWebhookInput, useUpdateWebhookMutation } from './__generated__/useUpdateWebhookMutation.graphql.ts';

interface Outcome {
  readonly onDone: () => void;
  readonly onFailed: (failure: FieldFailure) => void;
}

/** Changes a webhook. */
export function useUpdateWebhook(): [
  update: (input: UpdateWebhookInput, outcome: Outcome) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        webhook {
          ...WebhookItem_webhook
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [(input, { onDone, onFailed }) => submit({ variables: { input }, onDone, onFailed }), pending, failure];
}
