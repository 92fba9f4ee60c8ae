import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { CourseCard } from '../CourseCard.tsx';
import { CourseGrid } from '../CourseGrid.tsx';
import { firstCourses } from '../landing/firstCourses.ts';
import { catalogueMessages as messages } from '../messages.ts';
import type { OtherCoursesQuery } from './__generated__/OtherCoursesQuery.graphql.ts';

const useStyles = makeStyles({
  others: { display: 'flex', flexDirection: 'column', gap: '16px' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** As many as stand in the first row. */
const most = 3;

/** Courses to start with, where a search has found none; nothing where there are none at all. */
export function OtherCourses(): ReactElement | null {
  const styles = useStyles();
  const { courses } = useLazyLoadQuery<OtherCoursesQuery>(
    graphql`
      query OtherCoursesQuery($count: Int!) @throwOnFieldError {
        courses(first: $count) @required(action: THROW) {
          edges {
            node {
              id
              courseId
              timing
              ...CourseCard_course
            }
          }
        }
      }
    `,
    { count: 12 },
    { fetchPolicy: 'store-or-network' },
  );
  const shown = firstCourses(courses.edges.map(({ node }) => node)).slice(0, most);
  if (shown.length === 0) return null;
  return (
    <section className={styles.others}>
      <h2 className={styles.title}>
        <FormattedMessage {...messages.startHere} />
      </h2>
      <CourseGrid>
        {shown.map((course, index) => (
          <CourseCard key={course.id} course={course} heading="h3" place={index} />
        ))}
      </CourseGrid>
    </section>
  );
}
