import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { useCallback, useEffect, useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { gateText } from './gateText.ts';
import { useLectureBarStyles } from './LectureBar.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import { useLectureKeys } from './useLectureKeys.ts';
import type { LectureBar_lecture$key } from './__generated__/LectureBar_lecture.graphql.ts';

/**
 * Previous and next at the bottom of a lecture (LEC-01). A locked next says why in words (LEC-10, LEC-11). Next on the last
 * lecture leads a learner to the completion screen (OP-41).
 */
export function LectureBar({
  lecture,
  learner,
  openQuestions,
  onMovingOn,
}: {
  lecture: LectureBar_lecture$key;
  /** Whether a user course stands behind the page; a visitor has no completion. */
  learner: boolean;
  /** How many questions of the lecture still take an answer. */
  openQuestions: number;
  /** The learner is about to go on with next. */
  onMovingOn: () => void;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment LectureBar_lecture on Lecture @throwOnFieldError {
        courseId
        lectureId
        sectionCount
        progress {
          done
        }
        previous {
          lectureId
          moduleId
          name
        }
        next {
          lectureId
          moduleId
          name
          gate {
            reason
            lectureId
            lectureName
            pointsMissing
            time
          }
        }
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureBarStyles();
  const navigate = useNavigate();
  const reasonId = useId();
  const { courseId, previous, next } = data;
  const lastOpen = learner && next == null && (data.progress?.done === true || data.sectionCount === 0);
  const reason = next?.gate
    ? gateText(intl, next.gate, data.lectureId)
    : learner && next == null && !lastOpen
      ? intl.formatMessage(openQuestions > 0 ? messages.finishFirstQuestions : messages.finishFirst)
      : null;
  const target = next ? links.lecture({ courseId, ...next }) : lastOpen ? links.completion(courseId) : null;

  const goBack = useCallback(() => {
    if (previous) void navigate(links.lecture({ courseId, ...previous }));
  }, [courseId, navigate, previous]);
  const goOn = useCallback(() => {
    if (reason !== null || target === null) return;
    onMovingOn();
    void navigate(target);
  }, [navigate, onMovingOn, reason, target]);
  useLectureKeys({ onPrevious: goBack, onNext: goOn });
  useEffect(() => {
    // Notices stay above the bar.
    document.documentElement.style.setProperty('--bottom-bar', '57px');
    return () => void document.documentElement.style.removeProperty('--bottom-bar');
  }, []);

  return (
    <div className={styles.bar}>
      <div className={styles.column}>
        {previous ? (
          <Button
            className={styles.step}
            appearance="subtle"
            icon={<ArrowLeft20Regular />}
            aria-label={intl.formatMessage(messages.previousLecture, { name: previous.name })}
            onClick={goBack}
          >
            <span className={styles.wideOnly}>{intl.formatMessage(messages.previous)}</span>
          </Button>
        ) : (
          <span />
        )}
        <p id={reasonId} role="status" className={styles.middle}>
          {reason === null ? (
            <span className={mergeClasses(styles.nextName, styles.wideOnly)}>{next?.name}</span>
          ) : (
            <span className={styles.reason}>
              <LockClosed16Regular aria-hidden className={styles.lock} />
              {reason}
            </span>
          )}
        </p>
        {next || learner ? (
          <Button
            className={styles.step}
            appearance="primary"
            icon={<ArrowRight20Regular />}
            iconPosition="after"
            disabledFocusable={reason !== null}
            aria-label={next ? intl.formatMessage(messages.nextLectureNamed, { name: next.name }) : undefined}
            aria-describedby={reason === null ? undefined : reasonId}
            onClick={goOn}
          >
            {intl.formatMessage(next ? messages.next : messages.finish)}
          </Button>
        ) : (
          <span />
        )}
      </div>
    </div>
  );
}
