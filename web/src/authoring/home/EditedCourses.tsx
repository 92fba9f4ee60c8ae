import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { useViewer } from '../../viewer/useShell.ts';
import { EditedCourse } from './EditedCourse.tsx';
import { useEditedCoursesStyles } from './EditedCourses.styles.ts';
import { readLastPlaces } from './lastPlaces.ts';
import { authorHomeMessages as messages } from './messages.ts';
import type { EditedCourses_query$key } from './__generated__/EditedCourses_query.graphql.ts';

/** The courses that the viewer edited last, each leading to the lecture where they were (OP-233). */
export function EditedCourses({ query: key }: { query: EditedCourses_query$key }): ReactElement {
  const styles = useEditedCoursesStyles();
  const intl = useIntl();
  const person = useViewer()?.userId;
  const { edited } = useFragment(
    graphql`
      fragment EditedCourses_query on Query @throwOnFieldError {
        edited: authoredCourses(
          first: 3
          filter: { savedByViewer: true }
          orderBy: { field: UPDATE_TIME, direction: DESC }
        ) @required(action: THROW) {
          unavailable
          nodes {
            id
            courseId
            ...EditedCourse_course
          }
        }
      }
    `,
    key,
  );
  if (edited.unavailable) return <p className={styles.none}>{intl.formatMessage(messages.unavailable)}</p>;
  if (edited.nodes.length === 0) {
    return <EmptyState title={intl.formatMessage(messages.begin)} text={intl.formatMessage(messages.beginText)} />;
  }
  const places = person === undefined ? [] : readLastPlaces(person);
  return (
    <ul className={styles.grid}>
      {edited.nodes.map((course) => (
        <li key={course.id} className={styles.cell}>
          <EditedCourse
            course={course}
            lecture={places.find((place) => place.course === course.courseId)?.lecture ?? null}
          />
        </li>
      ))}
    </ul>
  );
}
