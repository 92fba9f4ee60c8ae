import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRefusableMutation } from '../../../errors/useRefusableMutation.ts';
import type { Failure } from '../../../errors/errorText.ts';
import type { ImportedPerson } from './parsePeople.ts';
import type { useImportPeopleMutation } from './__generated__/useImportPeopleMutation.graphql.ts';

/** Whom to import, and how. */
export interface PeopleImport {
  rows: ImportedPerson[];
  invite: boolean;
  /** Whether groups that rows name and that there are not are made. */
  createGroups: boolean;
  /** True to be told what would happen. */
  dryRun: boolean;
  /** New for each import that is meant: sent twice, it is done once. */
  idempotencyKey: string;
}

/** Orders an import of people, or its check (BEY-12); `onOrdered` hears of the job that does it. */
export function useImportPeople(
  onOrdered: (ordered: { jobId: number; missingGroups: readonly string[] }, input: PeopleImport) => void,
): [order: (input: PeopleImport) => void, pending: boolean, failure: Failure | null] {
  const [commit, pending, failure] = useRefusableMutation<useImportPeopleMutation>(graphql`
    mutation useImportPeopleMutation($input: ImportPeopleInput!) {
      importPeople(input: $input) {
        job {
          jobId
        }
        missingGroups
        userErrors {
          code
          params
        }
      }
    }
  `);
  const order = useCallback(
    (input: PeopleImport) => {
      commit({
        variables: { input },
        result: ({ job, missingGroups }) => job && { jobId: job.jobId, missingGroups: missingGroups ?? [] },
        onDone: (ordered) => onOrdered(ordered, input),
      });
    },
    [commit, onOrdered],
  );
  return [order, pending, failure];
}
