import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { EmptyLecture } from '../../lecture/EmptyLecture.tsx';
import { LectureHead } from '../../lecture/LectureHead.tsx';
import { useLectureReaderStyles } from '../../lecture/LectureReader.styles.ts';
import { lectureMessages } from '../../lecture/messages.ts';
import { AnsweringContext, type Answering } from '../../quiz/AnsweringContext.ts';
import { QuestionCard } from '../../quiz/QuestionCard.tsx';
import { namedSections } from '../../section/namedSections.ts';
import { nothingPlays, SectionPlayContext } from '../../section/SectionPlay.ts';
import { SectionView } from '../../section/SectionView.tsx';
import { partKey, type PartOfCourse } from '../partOfCourse.ts';
import { GuestPart } from './GuestPart.tsx';
import { guestMessages as messages } from './messages.ts';
import { OtherThreads } from './OtherThreads.tsx';
import type { GuestThreads } from './useGuestThreads.ts';
import type { GuestLecture_lecture$key } from './__generated__/GuestLecture_lecture.graphql.ts';

/** A lecture drawn by the components that learners see, all of it at once, with comments below each part. Its questions are read only. */
export function GuestLecture({
  lecture,
  threads,
}: {
  lecture: GuestLecture_lecture$key;
  /** Those of this lecture. */
  threads: GuestThreads;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment GuestLecture_lecture on ReviewLecture @throwOnFieldError {
        lectureId
        name
        description
        durationMinutes
        headerImageUrl
        mediaSource {
          url
          kind
          startTime
          endTime
        }
        content {
          sections {
            ... on SectionFields {
              sectionId
            }
            ...SectionView_section
          }
          questions {
            ... on QuestionFields {
              questionId
              number
              placed
            }
            ...QuestionCard_question
          }
        }
      }
    `,
    lecture,
  );
  const intl = useIntl();
  const styles = useLectureReaderStyles();
  const { lectureId, content } = data;
  const sections = useMemo(() => namedSections(content.sections), [content.sections]);
  const quiz = content.questions.filter(({ placed }) => !placed);
  const whole: PartOfCourse = { part: 'LECTURE', partId: lectureId, lectureId: null };
  const parts: readonly PartOfCourse[] = [
    whole,
    ...sections.map(({ sectionId }): PartOfCourse => ({ part: 'SECTION', partId: sectionId, lectureId })),
    ...quiz.map(({ questionId = 0 }): PartOfCourse => ({ part: 'QUESTION', partId: questionId, lectureId })),
  ];
  const drawn = new Set(parts.map(partKey));
  const threadsOf = (part: PartOfCourse) => threads.byPart.get(partKey(part)) ?? [];
  return (
    <AnsweringContext value={reading}>
      <SectionPlayContext value={nothingPlays}>
        <LectureHead {...data} questionCount={content.questions.length} />
        {sections.length === 0 && quiz.length === 0 && !data.mediaSource ? <EmptyLecture /> : null}
        {sections.map((section, index) => (
          <div key={section.sectionId} data-section={section.sectionId} className={styles.section}>
            <GuestPart
              part={{ part: 'SECTION', partId: section.sectionId, lectureId }}
              label={intl.formatMessage(messages.commentSection, { number: index + 1 })}
              quotable
              threads={threadsOf({ part: 'SECTION', partId: section.sectionId, lectureId })}
            >
              <SectionView section={section} />
            </GuestPart>
          </div>
        ))}
        {quiz.length === 0 ? null : (
          <section className={styles.step}>
            <h2 className={styles.quizHeading}>{intl.formatMessage(lectureMessages.quiz)}</h2>
            {quiz.map((question) => (
              <GuestPart
                key={question.questionId}
                part={{ part: 'QUESTION', partId: question.questionId ?? 0, lectureId }}
                label={intl.formatMessage(messages.commentQuestion, { number: question.number ?? 0 })}
                quotable
                threads={threadsOf({ part: 'QUESTION', partId: question.questionId ?? 0, lectureId })}
              >
                <QuestionCard question={question} />
              </GuestPart>
            ))}
          </section>
        )}
        <OtherThreads threads={threads} isDrawn={(anchor) => drawn.has(partKey(anchor))} />
        <GuestPart
          part={whole}
          label={intl.formatMessage(messages.commentLecture)}
          quotable={false}
          threads={threadsOf(whole)}
        />
      </SectionPlayContext>
    </AnsweringContext>
  );
}

/** Nothing is answered here. */
const reading: Answering = { userCourseId: null, readOnly: 'shown', signInHref: '', courseHref: '' };
