import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Cover } from '../ui/Cover.tsx';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { useContinueCardStyles } from './ContinueCard.styles.ts';
import { enrolmentMessages as messages } from './messages.ts';
import { ProgressMessage } from './ProgressMessage.tsx';
import { studyLink } from './studyLink.ts';
import { useTimeLeft } from './useTimeLeft.ts';
import type { ContinueCard_userCourse$key } from './__generated__/ContinueCard_userCourse.graphql.ts';

/** The course studied last, with one click into the very section where the learner stopped (OP-96). */
export function ContinueCard({ userCourse }: { userCourse: ContinueCard_userCourse$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment ContinueCard_userCourse on UserCourse @throwOnFieldError {
        seenPercent
        level
        remainingMinutes
        course @required(action: THROW) {
          courseId
          name
          imageUrl
        }
        lastPosition {
          lectureId
          moduleId
          sectionId
          lectureName
        }
        nextLecture {
          lectureId
          moduleId
          name
        }
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const styles = useContinueCardStyles();
  const timeLeft = useTimeLeft();
  const { course, lastPosition, nextLecture } = data;
  const { to, state } = studyLink(course.courseId, data);
  const lecture = nextLecture ? (lastPosition?.lectureName ?? nextLecture.name) : null;
  return (
    <section className={styles.card} aria-labelledby="continue-heading">
      <Cover
        id={course.courseId}
        src={course.imageUrl}
        sizes="(min-width: 800px) 420px, 100vw"
        seen="first"
        className={styles.cover}
      />
      <div className={styles.words}>
        <h2 id="continue-heading" className={styles.kicker}>
          {intl.formatMessage(messages.continueTitle)}
        </h2>
        <p className={styles.name}>{course.name}</p>
        <p className={styles.lecture}>
          {lecture ? intl.formatMessage(messages.continueLecture, { lecture }) : intl.formatMessage(messages.allSeen)}
        </p>
        <div className={styles.progress}>
          <ProgressBar
            percent={data.seenPercent}
            label={intl.formatMessage(messages.progressOf, { course: course.name })}
          />
          <p className={styles.small}>
            <span>{intl.formatMessage(messages.seenPercent, { percent: data.seenPercent })}</span>
            {data.remainingMinutes ? <span>{timeLeft(data.remainingMinutes)}</span> : null}
          </p>
        </div>
        <div className={styles.foot}>
          <ButtonLink appearance="primary" size="large" to={to} state={state}>
            {intl.formatMessage(nextLecture ? (lastPosition ? messages.continue : messages.start) : messages.finish)}
          </ButtonLink>
          <ProgressMessage level={data.level} />
        </div>
      </div>
    </section>
  );
}
