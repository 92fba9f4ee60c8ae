import { useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../routing/links.ts';
import type { PageModule } from '../../routing/pageModule.ts';
import { useViewer } from '../../viewer/useShell.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/empty/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import type { KeptCourse } from './keptCourse.ts';
import { keptCourses, removeCourse } from './keptCourses.ts';
import { useKeptCoursesPageStyles } from './KeptCoursesPage.styles.ts';
import { KeptCourseRow } from './KeptCourseRow.tsx';
import { keptMessages as messages } from './keptMessages.ts';

/** A browser that keeps nothing has no courses. */
const coursesOf = async (person: number | null): Promise<readonly KeptCourse[]> =>
  person === null ? [] : keptCourses(person).catch(() => []);

/** The courses that are kept on this device. It reads nothing of the servers, so that it opens without a network. */
function KeptCoursesPage(): ReactElement {
  const intl = useIntl();
  const styles = useKeptCoursesPageStyles();
  const person = useViewer()?.userId ?? null;
  const [courses, setCourses] = useState<readonly KeptCourse[] | null>(null);
  useEffect(() => void coursesOf(person).then(setCourses), [person]);
  const remove = async (course: number): Promise<void> => {
    if (person !== null) await removeCourse(person, course);
    setCourses(await coursesOf(person));
  };
  return (
    <Page title={intl.formatMessage(messages.heading)} width="form">
      {courses?.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          text={intl.formatMessage(messages.emptyText)}
          action={<ButtonLink to={links.dashboard}>{intl.formatMessage(messages.toDashboard)}</ButtonLink>}
        />
      ) : courses ? (
        <>
          <p className={styles.lead}>{intl.formatMessage(messages.lead)}</p>
          <ul className={styles.list}>
            {courses.map((course) => (
              <KeptCourseRow key={course.course} kept={course} onRemoved={() => void remove(course.course)} />
            ))}
          </ul>
        </>
      ) : null}
    </Page>
  );
}

export const keptCoursesPage: PageModule = { Page: KeptCoursesPage };
