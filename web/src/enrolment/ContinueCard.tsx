import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { links } from '../routing/links.ts';
import { authorText } from '../ui/authorHtml/authorText.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { daysUntil } from './daysUntil.ts';
import { DueDate } from './DueDate.tsx';
import { FoundWith } from './FoundWith.tsx';
import { LeadCard } from './LeadCard.tsx';
import { useLeadCardStyles } from './LeadCard.styles.ts';
import { enrolmentMessages as messages } from './messages.ts';
import { ProgressMessage } from './ProgressMessage.tsx';
import { studyLink } from './studyLink.ts';
import { studyStep } from './studyStep.ts';
import { isClosed, studyWindow } from './studyWindow.ts';
import { StudyWindowLine } from './StudyWindowLine.tsx';
import { useTimeLeft } from './useTimeLeft.ts';
import type { ContinueCard_userCourse$key } from './__generated__/ContinueCard_userCourse.graphql.ts';

const closedKickers = { opens: messages.opensTitle, ranOut: messages.ranOutTitle } as const;

/**
 * The course to study now, with one click into the lecture that is next, at the place where the learner stopped (OP-96): the one that is due
 * first (OP-155), or the one studied last.
 */
export function ContinueCard({
  userCourse,
  isDue = false,
}: {
  userCourse: ContinueCard_userCourse$key;
  /** Whether it leads because it is due. */
  isDue?: boolean;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment ContinueCard_userCourse on UserCourse @throwOnFieldError {
        seenPercent
        level
        phase
        remainingMinutes
        expired
        expireTime
        dueTime
        overdue
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
  const intl = useIntl();
  const styles = useLeadCardStyles();
  const timeLeft = useTimeLeft();
  const { course, continueAt } = data;
  // A course of questions alone has nothing to be done in it (UMB-01).
  const hasLectures = course.lectureCount > 0;
  const window = studyWindow(data);
  const closed = isClosed(window);
  const [now] = useState(Date.now);
  const kicker = (): string => {
    if (window && window.kind !== 'until') return intl.formatMessage(closedKickers[window.kind]);
    if (isDue && data.overdue) return intl.formatMessage(messages.overdue);
    if (isDue && data.dueTime != null) {
      const when = intl.formatRelativeTime(daysUntil(data.dueTime, now), 'day', { numeric: 'auto' });
      return intl.formatMessage(messages.dueIn, { when });
    }
    return intl.formatMessage(studyStep(data) === 'start' ? messages.startTitle : messages.continueTitle);
  };
  const { to, state } = studyLink(course.courseId, data);
  return (
    <LeadCard kicker={kicker()} urgency={!isDue || closed ? null : data.overdue ? 'overdue' : 'due'} course={course}>
      <FoundWith userCourse={data} />
      <StudyWindowLine window={window} />
      {continueAt && !closed ? (
        <p className={styles.lecture}>
          {intl.formatMessage(messages.continueLecture, {
            lecture: authorText(continueAt.name, course.metadata.language),
          })}
        </p>
      ) : null}
      <div className={styles.progress}>
        {hasLectures ? (
          <ProgressBar
            percent={data.seenPercent}
            label={intl.formatMessage(messages.progressOf, { course: course.name })}
          />
        ) : null}
        <p className={styles.small}>
          {hasLectures ? <span>{intl.formatMessage(messages.seenPercent, { percent: data.seenPercent })}</span> : null}
          {data.remainingMinutes && window?.kind !== 'ranOut' ? <span>{timeLeft(data.remainingMinutes)}</span> : null}
          <DueDate userCourse={data} />
        </p>
      </div>
      <div className={styles.foot}>
        {closed || !hasLectures ? (
          <ButtonLink size="large" to={links.userCourse(course.courseId)}>
            {intl.formatMessage(messages.toCourse)}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink appearance="primary" size="large" to={to} state={state}>
              {intl.formatMessage(messages[studyStep(data)])}
            </ButtonLink>
            <ProgressMessage level={data.level} percent={data.seenPercent} />
          </>
        )}
      </div>
    </LeadCard>
  );
}
