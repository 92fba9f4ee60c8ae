import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../errors/useRefusableMutation.ts';
import type { Failure } from '../../errors/errorText.ts';
import { prependPerson } from './prependPerson.ts';
import type { Rights } from './useChangeRights.ts';
import type { useAddPersonMutation, useAddPersonMutation$data } from './__generated__/useAddPersonMutation.graphql.ts';

/** Someone who was added, or who had an account and got the rights. */
export type AddedPerson = NonNullable<NonNullable<useAddPersonMutation$data['addPerson']>['person']>;

/** Someone to add; without a name they are called by their address until they have an account. */
export type NewPerson = Rights & { username: string; name?: string };

/** Why someone was not added; `field` is `username` where the address is to blame. */
export type AddFailure = Failure & { readonly field?: string | null };

/** Adds a person by their address (USERS-01, STAFF-02) and puts them at the top of `list`, a connection; null where none fits. */
export function useAddPerson(
  list: string | null,
  onAdded: (person: AddedPerson) => void,
): [add: (person: NewPerson) => void, pending: boolean, failure: AddFailure | null] {
  const [commit, pending, failure] = useRefusableMutation<useAddPersonMutation>(graphql`
    mutation useAddPersonMutation($input: AddPersonInput!) {
      addPerson(input: $input) {
        person {
          id
          userId
          username
          status
          addressProven
          name
          admin
          inviteTime
          leaveTime
          leftBy
          adminPromised
          createTime
          updateTime
          createCourse
          createVoucher
          groups {
            id
            groupId
            name
          }
        }
        userErrors {
          code
          field
          params
        }
      }
    }
  `);
  const add = useCallback(
    (input: NewPerson) => {
      commit({
        variables: { input },
        updater: (store) => {
          const person = store.getRootField('addPerson')?.getLinkedRecord('person');
          if (list !== null && person) prependPerson(store, list, person);
        },
        result: ({ person }) => person,
        onDone: onAdded,
      });
    },
    [commit, list, onAdded],
  );
  return [add, pending, failure];
}
