import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import { savedSectionsVersion } from './savedSectionsVersion.ts';
import type { useSavedSectionChangesDeleteMutation } from './__generated__/useSavedSectionChangesDeleteMutation.graphql.ts';
import type { useSavedSectionChangesRenameMutation } from './__generated__/useSavedSectionChangesRenameMutation.graphql.ts';

/** Renames and deletes one saved section (BEY-09). */
export function useSavedSectionChanges(savedSectionId: string): {
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly rename: (name: string, onDone: () => void) => void;
  readonly remove: (onDone: () => void) => void;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commitRename, renaming] = useMutation<useSavedSectionChangesRenameMutation>(graphql`
    mutation useSavedSectionChangesRenameMutation($input: RenameSavedSectionInput!) {
      renameSavedSection(input: $input) {
        savedSection {
          name
        }
        userErrors {
          code
          params
        }
      }
    }
  `);
  const [commitDelete, deleting] = useMutation<useSavedSectionChangesDeleteMutation>(graphql`
    mutation useSavedSectionChangesDeleteMutation($input: DeleteSavedSectionInput!) {
      deleteSavedSection(input: $input) {
        deletedSavedSectionId
        userErrors {
          code
          params
        }
      }
    }
  `);
  const settle = (refusal: Failure | undefined, onDone: () => void): void => {
    if (refusal) setFailure(refusal);
    else {
      savedSectionsVersion.raise();
      onDone();
    }
  };
  return {
    pending: renaming || deleting,
    failure,
    rename(name, onDone) {
      setFailure(null);
      commitRename({
        variables: { input: { savedSectionId, name } },
        onCompleted: ({ renameSavedSection }) => settle(answered(renameSavedSection).userErrors[0], onDone),
        onError: setFailure,
      });
    },
    remove(onDone) {
      setFailure(null);
      commitDelete({
        variables: { input: { savedSectionId } },
        onCompleted: ({ deleteSavedSection }) => settle(answered(deleteSavedSection).userErrors[0], onDone),
        onError: setFailure,
      });
    },
  };
}
