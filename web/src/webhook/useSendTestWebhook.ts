import { graphql } from 'react-relay';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type { useSendTestWebhookMutation } from './__generated__/useSendTestWebhookMutation.graphql.ts';

/** Sends a test event; `onDone` hears the raw id of its delivery, which is tried at once. */
export function useSendTestWebhook(): [
  send: (webhookId: string, onDone: (deliveryId: number) => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useSendTestWebhookMutation>(graphql`
    mutation useSendTestWebhookMutation($input: SendTestWebhookInput!) {
      sendTestWebhook(input: $input) {
        delivery {
          deliveryId
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [
    (webhookId, onDone) =>
      submit({
        variables: { input: { webhookId } },
        result: ({ delivery }) => delivery?.deliveryId,
        onDone,
      }),
    pending,
    failure,
  ];
}
