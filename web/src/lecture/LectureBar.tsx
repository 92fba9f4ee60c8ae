import { useCallback, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { links } from '../routing/links.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { useBottomBar } from '../ui/bar/useBottomBar.ts';
import { useLectureBarStyles } from './LectureBar.styles.ts';
import { LeaveForLater } from './LeaveForLater.tsx';
import { useLiveAhead } from './live/useLiveAhead.ts';
import { goToOpenQuestion } from './openQuestion.ts';
import { StepButtons } from './StepButtons.tsx';
import { useLectureKeys } from './useLectureKeys.ts';
import { wayOn, type WayOnStudy } from './wayOn.ts';
import type { LectureBar_lecture$key } from './__generated__/LectureBar_lecture.graphql.ts';

/**
 * The one way on, at the bottom of a lecture (LEC-01, LEC-10, LEC-11): next opens what follows, asks first where that leaves something for later
 * (OP-153), and says in words what keeps it closed. On the last lecture it leads a learner to the completion screen (OP-41).
 */
export function LectureBar({
  lecture,
  pending,
  moveOn,
  leave,
  ...study
}: {
  lecture: LectureBar_lecture$key;
  /** Whether the lecture is being marked. */
  pending: boolean;
  /** Goes on with next; `go` opens it once what has to be kept is kept. */
  moveOn: (go: () => void) => void;
  /** Goes on without what the lecture still asks for. */
  leave: (go: () => void) => void;
} & Pick<WayOnStudy, 'learner' | 'keeps' | 'inOrder' | 'place' | 'openQuestions'>): ReactElement {
  const data = useFragment(
    graphql`
      fragment LectureBar_lecture on Lecture @throwOnFieldError {
        courseId
        lectureId
        sectionCount
        mediaSource {
          kind
          startTime
        }
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
            moduleId
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
  const { courseId, lectureId, previous, next } = data;
  const lang = useContentLanguage();
  const liveFrom = useLiveAhead(data.mediaSource);
  const way = wayOn(intl, data, { ...study, liveFrom, lang });
  const { target, reason, leaves } = way;
  // The lecture about which is asked: the next one begins without.
  const [asked, setAsked] = useState<number | null>(null);
  const asking = asked === lectureId ? leaves : null;
  const nextButton = useRef<HTMLButtonElement>(null);

  const goBack = useCallback(() => {
    if (previous) void navigate(links.lecture({ courseId, ...previous }));
  }, [courseId, navigate, previous]);
  const goOn = useCallback(() => {
    if (leaves !== null) setAsked(lectureId);
    else if (reason === null && target !== null) moveOn(() => void navigate(target));
  }, [leaves, lectureId, moveOn, navigate, reason, target]);
  useLectureKeys({ onPrevious: goBack, onNext: goOn });
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const stay = (): void => {
    setAsked(null);
    // It is there again after this event.
    requestAnimationFrame(() => nextButton.current?.focus());
  };
  const answer = (): void => {
    setAsked(null);
    goToOpenQuestion();
  };

  return (
    <div ref={bar} className={styles.bar}>
      {asking !== null && target !== null ? (
        <LeaveForLater
          left={asking}
          openQuestions={study.openQuestions}
          live={liveFrom !== null}
          pending={pending}
          onStayed={stay}
          onAnswering={answer}
          onLeft={() => leave(() => void navigate(target))}
        />
      ) : (
        <StepButtons
          ref={nextButton}
          way={way}
          previousName={previous?.name ?? null}
          nextName={next?.name ?? null}
          finishes={!next && study.learner}
          onPrevious={goBack}
          onNext={goOn}
        />
      )}
    </div>
  );
}
