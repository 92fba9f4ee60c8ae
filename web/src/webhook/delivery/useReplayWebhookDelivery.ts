import { graphql } from 'react-relay';
import type { FieldFailure } from '../../errors/fieldFailure.ts';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type {
  ReplayWebhookDeliveryInput,
  useReplayWebhookDeliveryMutation,
} from './__generated__/useReplayWebhookDeliveryMutation.graphql.ts';

/** Sends a delivery again, under the same id and at once. */
export function useReplayWebhookDelivery(): [
  replay: (input: ReplayWebhookDeliveryInput, onDone: () => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useReplayWebhookDeliveryMutation>(graphql`
    mutation useReplayWebhookDeliveryMutation($input: ReplayWebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) {
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [(input, onDone) => submit({ variables: { input }, onDone }), pending, failure];
}
