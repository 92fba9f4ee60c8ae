import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { CreateGroupInput, useCreateGroupMutation } from './__generated__/useCreateGroupMutation.graphql.ts';

/** Makes a group (BEY-13); `onCreated` is told its raw id. */
export function useCreateGroup(
  onCreated: (groupId: number) => void,
): [create: (input: CreateGroupInput) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useCreateGroupMutation>(graphql`
    mutation useCreateGroupMutation($input: CreateGroupInput!) {
      createGroup(input: $input) {
        group {
          groupId
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const create = useCallback(
    (input: CreateGroupInput) => {
      commit({
        variables: { input },
        result: ({ group }) => group,
        onDone: (group) => onCreated(group.groupId),
      });
    },
    [commit, onCreated],
  );
  return [create, pending, failure];
}
