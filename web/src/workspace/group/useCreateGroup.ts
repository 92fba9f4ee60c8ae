import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { CreateGroupInput, useCreateGroupMutation } from './__generated__/useCreateGroupMutation.graphql.ts';

/** Makes a group (BEY-13); `onCreated` is told its raw id. */
export function useCreateGroup(
  onCreated: (groupId: number) => void,
): [create: (input: CreateGroupInput) => void, pending: boolean, failure: Failure | null] {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useCreateGroupMutation>(graphql`
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
      setFailure(null);
      commit({
        variables: { input },
        onCompleted({ createGroup }) {
          const { group, userErrors } = answered(createGroup);
          if (group) onCreated(group.groupId);
          else setFailure(userErrors[0] ?? null);
        },
        onError: setFailure,
      });
    },
    [commit, onCreated],
  );
  return [create, pending, failure];
}
