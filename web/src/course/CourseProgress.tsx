import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { CertificateNeed } from '../enrolment/CertificateNeed.tsx';
import { DueDate } from '../enrolment/DueDate.tsx';
import { enrolmentMessages } from '../enrolment/messages.ts';
import { ProgressMessage } from '../enrolment/ProgressMessage.tsx';
import { isClosed, studyWindow } from '../enrolment/studyWindow.ts';
import { StudyWindowLine } from '../enrolment/StudyWindowLine.tsx';
import { useTimeLeft } from '../enrolment/useTimeLeft.ts';
import { ProgressBar } from '../ui/figure/ProgressBar.tsx';
import { courseMessages as messages } from './messages.ts';
import type { CourseProgress_userCourse$key } from './__generated__/CourseProgress_userCourse.graphql.ts';

/** The learner's progress: what is done, the score, what the certificate needs, time left, and a word of encouragement (PROG-10, PROG-11, PROG-14, OP-103). */
export function CourseProgress({
  userCourse,
  courseName,
}: {
  userCourse: CourseProgress_userCourse$key;
  courseName: string;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment CourseProgress_userCourse on UserCourse @throwOnFieldError {
        seenPercent
        scorePercent
        level
        phase
        course {
          lectureCount
        }
        remainingMinutes
        expired
        expireTime
        continueAt {
          gate {
            reason
            time
          }
        }
        certificateProgress {
          pointsPercent
          requiredPercent
        }
        ...DueDate_userCourse
      }
    `,
    userCourse,
  );
  const intl = useIntl();
  const styles = useStyles();
  const timeLeft = useTimeLeft();
  const window = studyWindow(data);
  const active = data.phase === 'ENROLLED' || data.phase === 'IN_PROGRESS';
  // A course of questions alone has nothing to be done in it (UMB-01).
  const hasLectures = data.course?.lectureCount !== 0;
  const figures = [
    { label: messages.done, percent: data.seenPercent },
    { label: messages.score, percent: data.scorePercent },
  ];
  return (
    <div className={styles.progress}>
      {hasLectures ? (
        <ProgressBar
          percent={data.seenPercent}
          label={intl.formatMessage(enrolmentMessages.progressOf, { course: courseName })}
        />
      ) : null}
      <div className={styles.facts}>
        {hasLectures ? (
          <dl className={styles.figures}>
            {figures.map(({ label, percent }) => (
              <div key={label.id} className={styles.figure}>
                <dt className={styles.label}>{intl.formatMessage(label)}</dt>
                <dd className={styles.value}>{intl.formatMessage(messages.percent, { percent })}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        {active && data.remainingMinutes ? (
          <span className={styles.left}>{timeLeft(data.remainingMinutes)}</span>
        ) : null}
        <DueDate userCourse={data} />
      </div>
      {data.certificateProgress ? <CertificateNeed {...data.certificateProgress} className={styles.need} /> : null}
      {/* When it opens and that it ran out stands beside the main action. */}
      {active && window?.kind === 'until' ? <StudyWindowLine window={window} /> : null}
      {!hasLectures || data.phase === 'GAVE_UP' || (active && (data.expired || isClosed(window))) ? null : (
        <ProgressMessage level={data.level} percent={data.seenPercent} />
      )}
    </div>
  );
}

const useStyles = makeStyles({
  progress: { display: 'flex', flexDirection: 'column', gap: '8px' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontVariantNumeric: 'tabular-nums',
  },
  figures: { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', margin: 0 },
  figure: { display: 'flex', gap: '6px' },
  label: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  need: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
  left: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3 },
});
