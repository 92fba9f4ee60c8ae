import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { DueDate } from './DueDate.tsx';
import { FoundWith } from './FoundWith.tsx';
import { enrolmentMessages as messages } from './messages.ts';
import { studyLink } from './studyLink.ts';
import { isClosed, studyWindow } from './studyWindow.ts';
import { StudyWindowLine } from './StudyWindowLine.tsx';
import { UserCourseCard } from './UserCourseCard.tsx';
import { useUserCourseCardStyles } from './UserCourseCard.styles.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import type { ActiveCourseCard_userCourse$key } from './__generated__/ActiveCourseCard_userCourse.graphql.ts';

/** A course in progress: how far, a link into the lecture that comes next, how long it takes (DASH-02, DASH-04). */
export function ActiveCourseCard({ userCourse }: { userCourse: ActiveCourseCard_userCourse$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment ActiveCourseCard_userCourse on UserCourse @throwOnFieldError {
        seenPercent
        remainingMinutes
        expired
        expireTime
        course @required(action: THROW) {
          courseId
          name
          lectureCount
          imageUrl
          metadata {
            language
          }
        }
        continueAt {
          lectureId
          moduleId
          sectionId
          name
          gate {
            reason
            time
          }
        }
        ...DueDate_userCourse
        ...FoundWith_userCourse
      }
    `,
    userCourse,
  );
  const { course, continueAt, seenPercent, remainingMinutes: minutesLeft } = data;
  // A course of questions alone has nothing to be done in it (UMB-01).
  const hasLectures = course.lectureCount > 0;
  const intl = useIntl();
  const styles = useUserCourseCardStyles();
  const timeLeft = useTimeLeft();
  const window = studyWindow(data);
  const lang = course.metadata.language ?? undefined;
  const { to, state } = studyLink(course.courseId, { continueAt });
  return (
    <UserCourseCard
      courseId={course.courseId}
      name={course.name}
      lang={lang}
      image={course.imageUrl}
      to={links.userCourse(course.courseId)}
    >
      <FoundWith userCourse={data} />
      <StudyWindowLine window={window} />
      {continueAt && !isClosed(window) ? (
        <Link className={styles.above} to={to} state={state}>
          {intl.formatMessage(messages.nextLecture, { lecture: authorText(continueAt.name, lang) })}
        </Link>
      ) : null}
      <div className={styles.foot}>
        {hasLectures ? (
          <ProgressBar percent={seenPercent} label={intl.formatMessage(messages.progressOf, { course: course.name })} />
        ) : null}
        <p className={styles.small}>
          {hasLectures ? <span>{intl.formatMessage(messages.seenPercent, { percent: seenPercent })}</span> : null}
          {minutesLeft && window?.kind !== 'ranOut' ? <span>{timeLeft(minutesLeft)}</span> : null}
          <DueDate userCourse={data} />
        </p>
      </div>
    </UserCourseCard>
  );
}
