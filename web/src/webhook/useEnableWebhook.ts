import { graphql } from 'react-relay';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { useEnableWebhookMutation } from './__generated__/useEnableWebhookMutation.graphql.ts';

/** Switches on a webhook that was disabled. */
export function useEnableWebhook(): [
  enable: (webhookId: string, onDone: () => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useEnableWebhookMutation>(graphql`
    mutation useEnableWebhookMutation($input: EnableWebhookInput!) {
      enableWebhook(input: $input) {
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
  return [(webhookId, onDone) => submit({ variables: { input: { webhookId } }, onDone }), pending, failure];
}
