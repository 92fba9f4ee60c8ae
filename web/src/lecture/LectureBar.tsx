import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowLeft20Regular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRight20Regular } from '@fluentui/react-icons/svg/arrow-right';
import { LockClosed16Regular } from '@fluentui/react-icons/svg/lock-closed';
import { useCallback, useId, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { useBottomBar } from '../ui/bar/useBottomBar.ts';
import { useLectureBarStyles } from './LectureBar.styles.ts';
import { lectureMessages as messages } from './messages.ts';
import { useLectureKeys } from './useLectureKeys.ts';
import { wayOn } from './wayOn.ts';
import type { LectureBar_lecture$key } from './__generated__/LectureBar_lecture.graphql.ts';

/**
 * Previous and next at the bottom of a lecture (LEC-01). A locked next says why in words (LEC-10, LEC-11), and where lectures open in
 * any order the way past it stands beside it. Next on the last lecture leads a learner to the completion screen (OP-41).
 */
export function LectureBar({
  lecture,
  learner,
  openQuestions,
  pending,
  moveOn,
  skip,
}: {
  lecture: LectureBar_lecture$key;
  /** Whether a user course stands behind the page; a visitor has no completion. */
  learner: boolean;
  /** How many questions of the lecture still take an answer. */
  openQuestions: number;
  /** Whether the lecture is being marked. */
  pending: boolean;
  /** Goes on with next; `go` opens it once what has to be kept is kept. */
  moveOn: (go: () => void) => void;
  /** Goes on without what the lecture still asks for; null where lectures open one after another (OP-45), or nothing is kept. */
  skip: ((go: () => void) => void) | null;
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
            openQuestionCount
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
  const lang = useContentLanguage();
  const { target, reason, skippable } = wayOn(intl, data, { learner, openQuestions, lang });

  const goBack = useCallback(() => {
    if (previous) void navigate(links.lecture({ courseId, ...previous }));
  }, [courseId, navigate, previous]);
  const goOn = useCallback(() => {
    if (reason === null && target !== null) moveOn(() => void navigate(target));
  }, [moveOn, navigate, reason, target]);
  useLectureKeys({ onPrevious: goBack, onNext: goOn });
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);

  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.column}>
        {previous ? (
          <Button
            className={mergeClasses(styles.step, styles.first)}
            appearance="subtle"
            icon={<ArrowLeft20Regular />}
            aria-label={intl.formatMessage(messages.previousLecture, { name: previous.name })}
            onClick={goBack}
          >
            <span className={styles.wideOnly}>{intl.formatMessage(messages.previous)}</span>
          </Button>
        ) : (
          <span className={styles.first} />
        )}
        <p id={reasonId} role="status" className={mergeClasses(styles.middle, reason !== null && styles.explained)}>
          {reason === null ? (
            <span className={mergeClasses(styles.nextName, styles.wideOnly)} lang={lang}>
              {next?.name}
            </span>
          ) : (
            <span className={styles.reason}>
              <LockClosed16Regular aria-hidden className={styles.lock} />
              {reason}
            </span>
          )}
        </p>
        {skippable && skip && target !== null ? (
          <Button
            className={styles.step}
            appearance="subtle"
            disabledFocusable={pending}
            onClick={() => skip(() => void navigate(target))}
          >
            {intl.formatMessage(messages.skip)}
          </Button>
        ) : null}
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
