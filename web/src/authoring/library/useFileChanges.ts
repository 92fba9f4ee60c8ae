import { useCallback, useState } from 'react';
import { fetchQuery, graphql, useMutation, useRelayEnvironment } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import { refusalOf } from '../../errors/refusal.ts';
import type { Failure } from '../../errors/errorText.ts';
import type {
  useFileChangesDeleteMutation,
  useFileChangesDeleteMutation$data,
} from './__generated__/useFileChangesDeleteMutation.graphql.ts';
import type { useFileChangesQuery } from './__generated__/useFileChangesQuery.graphql.ts';
import type { useFileChangesRenameMutation } from './__generated__/useFileChangesRenameMutation.graphql.ts';

/** A place that shows a file. */
export type FilePlace = NonNullable<NonNullable<useFileChangesDeleteMutation$data['deleteFile']>['usedIn']>[number];

/** Renames, describes and deletes one file (LIB-05, LIB-13). */
export function useFileChanges(id: string): {
  readonly pending: boolean;
  readonly failure: Failure | null;
  /** Where the file is shown, at most 100. Rejects when that could not be read. */
  readonly readPlaces: () => Promise<readonly FilePlace[]>;
  readonly rename: (changed: { name: string; alternativeText: string | null }, onDone: () => void) => void;
  /** Without `force` a file that is used stays; `onRefused` hears where it is. */
  readonly remove: (force: boolean, onDone: () => void, onRefused: (places: readonly FilePlace[]) => void) => void;
} {
  const environment = useRelayEnvironment();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commitRename, renaming] = useMutation<useFileChangesRenameMutation>(graphql`
    mutation useFileChangesRenameMutation($input: RenameFileInput!) {
      renameFile(input: $input) {
        file {
          name
          alternativeText
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const [commitDelete, deleting] = useMutation<useFileChangesDeleteMutation>(graphql`
    mutation useFileChangesDeleteMutation($input: DeleteFileInput!) {
      deleteFile(input: $input) {
        usedIn {
          kind
          rawId
          name
          courseId
          courseName
          moduleId
          sectionId
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const readPlaces = useCallback(async () => {
    const answer = await fetchQuery<useFileChangesQuery>(
      environment,
      graphql`
        query useFileChangesQuery($id: ID!) @throwOnFieldError {
          file(id: $id) {
            usedIn {
              kind
              rawId
              name
              courseId
              courseName
              moduleId
              sectionId
            }
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    if (!answer?.file?.usedIn) throw new Error('Where the file is used could not be read.');
    return answer.file.usedIn;
  }, [environment, id]);
  return {
    pending: renaming || deleting,
    failure,
    readPlaces,
    rename({ name, alternativeText }, onDone) {
      setFailure(null);
      commitRename({
        variables: { input: { fileId: id, name, alternativeText } },
        onCompleted({ renameFile }) {
          const payload = answered(renameFile);
          if (payload.file) onDone();
          else setFailure(refusalOf(payload));
        },
        onError: setFailure,
      });
    },
    remove(force, onDone, onRefused) {
      setFailure(null);
      commitDelete({
        variables: { input: { fileId: id, force } },
        onCompleted({ deleteFile }) {
          const { usedIn, userErrors } = answered(deleteFile);
          const [refused] = userErrors;
          if (!refused) onDone();
          else if (refused.code === 'FILE_IN_USE' && usedIn) onRefused(usedIn);
          else setFailure(refused);
        },
        onError: setFailure,
      });
    },
  };
}
