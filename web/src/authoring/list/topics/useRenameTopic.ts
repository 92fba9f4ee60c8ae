import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { z } from '../../../editing/shape.ts';
import { answered } from '../../../errors/answered.ts';
import type { Failure } from '../../../errors/errorText.ts';
import type { Topic } from './useTopics.ts';
import type { useRenameTopicMutation } from './__generated__/useRenameTopicMutation.graphql.ts';

/** What a refusal says about the topic that has the name. */
const taken = z.object({ name: z.string() });

/** Renames a topic, or merges it into the one that has the name already (OP-232). */
export function useRenameTopic({ id }: Topic): {
  readonly pending: boolean;
  readonly failure: Failure | null;
  /** `onTaken` hears how the topic is written that has the name, unless the two may merge. */
  readonly rename: (
    wanted: { readonly name: string; readonly merge: boolean },
    onDone: (name: string) => void,
    onTaken: (name: string) => void,
  ) => void;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useRenameTopicMutation>(graphql`
    mutation useRenameTopicMutation($input: RenameTagInput!) {
      renameTag(input: $input) {
        tag {
          name
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  return {
    pending,
    failure,
    rename({ name, merge }, onDone, onTaken) {
      setFailure(null);
      commit({
        variables: { input: { tagId: id, name, merge } },
        onCompleted({ renameTag }) {
          const { tag, userErrors } = answered(renameTag);
          const [refusal] = userErrors;
          if (refusal?.code === 'TAG_NAME_TAKEN') onTaken(taken.safeParse(refusal.params).data?.name ?? name);
          else if (refusal) setFailure(refusal);
          else onDone(tag?.name ?? name);
        },
        onError: setFailure,
      });
    },
  };
}
