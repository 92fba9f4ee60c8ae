import { graphql } from 'react-relay';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { useDeleteWebhookMutation } from './__generated__/useDeleteWebhookMutation.graphql.ts';

/** Deletes a webhook with its deliveries. */
export function useDeleteWebhook(): [
  remove: (webhookId: string, onDone: () => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useDeleteWebhookMutation>(graphql`
    mutation useDeleteWebhookMutation($input: DeleteWebhookInput!) {
      deleteWebhook(input: $input) {
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [(webhookId, onDone) => submit({ variables: { input: { webhookId } }, onDone }), pending, failure];
}
