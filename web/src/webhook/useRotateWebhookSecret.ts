import { graphql } from 'react-relay';
import type { FieldFailure } from '../errors/fieldFailure.ts';
import { useRefusableMutation } from '../errors/useRefusableMutation.ts';
import type {
  RotateWebhookSecretInput,
  useRotateWebhookSecretMutation,
} from './__generated__/useRotateWebhookSecretMutation.graphql.ts';

/** Puts another secret in the place of that of a webhook. It is told here and never again. */
export function useRotateWebhookSecret(): [
  rotate: (input: RotateWebhookSecretInput, onDone: (secret: string) => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useRotateWebhookSecretMutation>(graphql`
    mutation useRotateWebhookSecretMutation($input: RotateWebhookSecretInput!) {
      rotateWebhookSecret(input: $input) {
        secret
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
  return [
    (input, onDone) => submit({ variables: { input }, result: ({ secret }) => secret, onDone }),
    pending,
    failure,
  ];
}
