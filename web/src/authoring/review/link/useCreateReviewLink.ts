import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../../errors/useRefusableMutation.ts';
import type { FieldFailure } from '../../../errors/fieldFailure.ts';
import type {
  CreateReviewLinkInput,
  useCreateReviewLinkMutation,
} from './__generated__/useCreateReviewLinkMutation.graphql.ts';

/** Makes a review link. Its token is told here and never again. */
export function useCreateReviewLink(): [
  create: (input: CreateReviewLinkInput, onDone: (token: string) => void) => void,
  pending: boolean,
  failure: FieldFailure | null,
] {
  const [submit, pending, failure] = useRefusableMutation<useCreateReviewLinkMutation>(graphql`
    mutation useCreateReviewLinkMutation($input: CreateReviewLinkInput!) {
      createReviewLink(input: $input) {
        token
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  return [(input, onDone) => submit({ variables: { input }, result: ({ token }) => token, onDone }), pending, failure];
}
