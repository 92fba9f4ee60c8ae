import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../errors/answered.ts';
import type { Failure } from '../../errors/errorText.ts';
import type { useNameRevisionMutation } from './__generated__/useNameRevisionMutation.graphql.ts';

/** As the platform takes them. */
export const longestRevisionName = 100;

/** Gives a revision a name, or takes it away. `onNamed` hears the name that it has then. */
export function useNameRevision(
  courseId: number,
  onNamed: (version: number, name: string | null) => void,
): {
  readonly pending: boolean;
  readonly failure: Failure | null;
  readonly rename: (version: number, name: string | null) => void;
} {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<useNameRevisionMutation>(graphql`
    mutation useNameRevisionMutation($input: NameCourseRevisionInput!) {
      nameCourseRevision(input: $input) {
        revision {
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
    rename(version, name) {
      setFailure(null);
      commit({
        variables: { input: { courseId: String(courseId), revision: version, name } },
        onCompleted({ nameCourseRevision }) {
          const { revision, userErrors } = answered(nameCourseRevision);
          if (revision) onNamed(version, revision.name ?? null);
          else setFailure(userErrors[0] ?? { code: 'INTERNAL' });
        },
        onError: setFailure,
      });
    },
  };
}
