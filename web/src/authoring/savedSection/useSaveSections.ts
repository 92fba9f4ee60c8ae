import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { LectureContent } from '../draft/courseDraft.ts';
import { contentInput } from '../save/contentInput.ts';
import { savedSectionsVersion } from './savedSectionsVersion.ts';
import type { useSaveSectionsMutation } from './__generated__/useSaveSectionsMutation.graphql.ts';

/** Keeps sections under a name for the authors of the workspace (BEY-09). */
export function useSaveSections(): {
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly save: (name: string, content: LectureContent, onDone: () => void) => void;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useSaveSectionsMutation>(graphql`
    mutation useSaveSectionsMutation($input: CreateSavedSectionInput!) {
      createSavedSection(input: $input) {
        savedSection {
          id
        }
        userErrors {
          code
          params
          field
        }
      }
    }
  `);
  return {
    pending,
    failure,
    save(name, content, onDone) {
      setFailure(null);
      commit({
        // Relay's types of inputs can be written to; these are not.
        variables: { input: { name, content: contentInput(content) } },
        onCompleted({ createSavedSection }) {
          const [refusal] = answered(createSavedSection).userErrors;
          if (refusal) {
            setFailure(refusal);
            return;
          }
          savedSectionsVersion.raise();
          onDone();
        },
        onError: setFailure,
      });
    },
  };
}
