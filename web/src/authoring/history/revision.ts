import { graphql, readInlineData } from 'react-relay';
import type { revision_changes$data, revision_changes$key } from './__generated__/revision_changes.graphql.ts';
import type { useRevisionsQuery$data } from './__generated__/useRevisionsQuery.graphql.ts';

type Answer = NonNullable<NonNullable<useRevisionsQuery$data['authoredCourse']>['revisions']>['nodes'][number];

/** What is different between two revisions. */
export type Difference = Omit<revision_changes$data, ' $fragmentType'>;

export type Change = Difference['changes'][number];

/** A course as it was saved once (BEY-01). */
export type Revision = Omit<Answer, 'difference'> & {
  /** From the one before it that is kept; null where that could not be read. */
  readonly difference: Difference | null;
};

export const readRevision = ({ difference, ...revision }: Answer): Revision => ({
  ...revision,
  difference: difference ? readDifference(difference) : null,
});

export const readDifference = (difference: revision_changes$key): Difference =>
  readInlineData(
    graphql`
      fragment revision_changes on CourseDifference @inline {
        since
        totalCount
        changes {
          kind
          part
          rawId
          name
          module {
            name
          }
          lecture {
            rawId
            name
          }
          fromModule {
            name
          }
          fromLecture {
            rawId
            name
          }
          nextName
          fields {
            field
            before
            after
          }
        }
      }
    `,
    difference,
  );
