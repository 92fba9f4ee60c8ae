import { useMemo, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAnswering } from '../quiz/AnsweringContext.ts';
import { namedSections } from '../section/namedSections.ts';
import { LectureScorm } from '../scorm/LectureScorm.tsx';
import { useSectionPlays } from '../section/SectionPlay.ts';
import { SectionView } from '../section/SectionView.tsx';
import { ContinueReading } from './ContinueReading.tsx';
import { EmptyLecture } from './EmptyLecture.tsx';
import { LectureBar } from './LectureBar.tsx';
import { LectureDiscussion } from './LectureDiscussion.tsx';
import { LectureEnd } from './LectureEnd.tsx';
import { LectureHeader } from './LectureHeader.tsx';
import { useLectureScreenStyles } from './LectureScreen.styles.ts';
import { LectureSteps } from './LectureSteps.tsx';
import { ReadOnlyNote } from './ReadOnlyNote.tsx';
import { RevealedNote } from './RevealedNote.tsx';
import { shownSteps } from './sectionReveal.ts';
import { useMarkLectureSeen } from './useMarkLectureSeen.ts';
import { useReadToEnd } from './useReadToEnd.ts';
import { useSaveStudyPosition } from './useSaveStudyPosition.ts';
import { useSectionReveal } from './useSectionReveal.ts';
import type { LectureReader_course$key } from './__generated__/LectureReader_course.graphql.ts';
import type { LectureReader_lecture$key } from './__generated__/LectureReader_lecture.graphql.ts';
/**
 * The reading column of a lecture: its sections, revealed step by step or all at once (LEC-03), the quiz, and the way on.
 * Reading it to the end marks the lecture as seen (OP-45).
 */
export function LectureReader({
  course,
  lecture,
}: {
  course: LectureReader_course$key;
  lecture: LectureReader_lecture$key;
}): ReactElement {
  const study = useFragment(
    graphql`
      fragment LectureReader_course on Course @throwOnFieldError {
        viewerUserCourse {
          userCourseId
          lastPosition {
            lectureId
            sectionId
          }
        }
        sequentialProgress
        ...ReadOnlyNote_course
        ...LectureDiscussion_course
      }
    `,
    course,
  );
  const data = useFragment(
    graphql`
      fragment LectureReader_lecture on Lecture @throwOnFieldError {
        lectureId
        navigationMode
        mediaSource {
          url
        }
        progress {
          done
        }
        content @required(action: THROW) {
          ... on LectureContent {
            sections {
              __typename
              ... on SectionFields {
                sectionId
              }
              ...SectionView_section
            }
            questions {
              ... on QuestionFields {
                settled
                placed
              }
            }
          }
        }
        ...LectureHeader_lecture
        ...LectureScorm_lecture
        ...LectureBar_lecture
        ...LectureEnd_lecture
        ...useReadToEnd_lecture
      }
    `,
    lecture,
  );
  const screenStyles = useLectureScreenStyles();
  const { readOnly } = useAnswering();
  const { lectureId } = data;
  const { sections: allSections, questions = [] } = data.content ?? {};
  const sections = useMemo(() => namedSections(allSections ?? []), [allSections]);
  const userCourseId = readOnly === null ? (study.viewerUserCourse?.userCourseId ?? null) : null;

  const last = study.viewerUserCourse?.lastPosition;
  const reveal = useSectionReveal({
    sections,
    navigationMode: data.navigationMode,
    lastSectionId: last?.lectureId === lectureId ? (last.sectionId ?? null) : null,
    everything: data.progress?.done === true || readOnly === 'view',
  });

  const plays = useSectionPlays({ wasRead: reveal.wasRead, hold: holdNothing });
  const { shown, held } = shownSteps(reveal.steps, reveal.open, plays.holding);
  const allOpen = reveal.open >= reveal.steps.length;
  const marking = useMarkLectureSeen({ userCourseId, lectureId });
  const savePosition = useSaveStudyPosition({ userCourseId, lectureId });
  const openQuestions = questions.filter(({ settled }) => !settled).length;
  const { reachEnd, ...ways } = useReadToEnd({
    lecture: data,
    hasEnd: sections.length > 0,
    openQuestions,
    held,
    markSeen: userCourseId === null ? null : marking.markSeen,
  });
  const empty = sections.length === 0 && questions.every(({ placed }) => placed) && !data.mediaSource;

  return (
    <>
      <article className={screenStyles.column}>
        <LectureHeader lecture={data} />
        <LectureScorm lecture={data} userCourseId={study.viewerUserCourse?.userCourseId ?? null} />
        <ReadOnlyNote course={study} />
        {empty ? <EmptyLecture /> : null}
        <LectureSteps shown={shown} reveal={reveal} plays={plays} onRead={savePosition}>
          {(section) => <SectionView section={section} />}
        </LectureSteps>
        <LectureEnd
          lecture={data}
          shown={allOpen && !held}
          hasSections={sections.length > 0}
          openQuestions={openQuestions}
          marking={userCourseId === null ? null : marking}
          onReached={reachEnd}
        />
        {allOpen ? null : (
          <ContinueReading held={held} open={reveal.open} count={reveal.steps.length} onContinued={reveal.reveal} />
        )}
        <RevealedNote isFresh={reveal.fresh !== null} />
      </article>
      {allOpen && !held ? <LectureDiscussion course={study} lectureId={lectureId} /> : null}
      <LectureBar
        lecture={data}
        learner={study.viewerUserCourse != null}
        keeps={userCourseId !== null}
        inOrder={study.sequentialProgress}
        place={held ? 'HELD' : allOpen ? 'END' : 'READING'}
        openQuestions={openQuestions}
        pending={marking.pending}
        {...ways}
      />
    </>
  );
}

/** Nothing stands around a lecture that its sections could hold. */
const holdNothing = (): (() => void) => () => undefined;
