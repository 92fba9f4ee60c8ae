import type { ReactElement } from 'react';
import { FormattedNumber } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { LearnersCell_course$key } from './__generated__/LearnersCell_course.graphql.ts';

/** How many people have ever enrolled. */
export function LearnersCell({ course: key }: { course: LearnersCell_course$key }): ReactElement {
  const { learnerCount } = useFragment(
    graphql`
      fragment LearnersCell_course on AuthoredCourse @throwOnFieldError {
        learnerCount
      }
    `,
    key,
  );
  return <FormattedNumber value={learnerCount} />;
}
