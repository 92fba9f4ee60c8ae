import { useCallback, useLayoutEffect, useMemo, useRef, type ReactElement, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { ContinueReading } from '../../lecture/ContinueReading.tsx';
import { EmptyLecture } from '../../lecture/EmptyLecture.tsx';
import { LectureHead } from '../../lecture/LectureHead.tsx';
import { useLectureReaderStyles } from '../../lecture/LectureReader.styles.ts';
import { useLectureScreenStyles } from '../../lecture/LectureScreen.styles.ts';
import { LectureSteps } from '../../lecture/LectureSteps.tsx';
import { lectureMessages } from '../../lecture/messages.ts';
import { RevealedNote } from '../../lecture/RevealedNote.tsx';
import { shownSteps } from '../../lecture/sectionReveal.ts';
import { useSectionReveal } from '../../lecture/useSectionReveal.ts';
import { AnsweringContext, type Answering } from '../../quiz/AnsweringContext.ts';
import { askedCount } from '../../quiz/bank/bankRules.ts';
import { useSectionPlays } from '../../section/SectionPlay.ts';
import { mediaKindOf } from '../canvas/mediaKindOf.ts';
import type { DrawQuestion } from '../canvas/DraftSectionView.tsx';
import type { LectureContent, LectureDraft } from '../draft/courseDraft.ts';
import { questionsShownIn } from '../draft/questionPlaces.ts';
import type { PlaceOnPage } from './placeOnPage.ts';
import { PreviewedQuestion } from './PreviewedQuestion.tsx';
import { PreviewedSection } from './PreviewedSection.tsx';
import { sectionNames, shownAt } from './previewSections.ts';

/**
 * A lecture of a draft, read as its learners read it (EDIT-04, OP-220): step by step, with questions that are graded here. It opens where its
 * author was on the page that is edited.
 */
export function PreviewedLecture({
  lecture: { id, fields },
  content,
  place,
}: {
  lecture: LectureDraft;
  content: LectureContent;
  /** Null at the head of the lecture. */
  place: PlaceOnPage | null;
}): ReactElement {
  const intl = useIntl();
  const screen = useLectureScreenStyles();
  const reader = useLectureReaderStyles();
  const nameSections = useMemo(() => sectionNames(content), [content]);
  const sections = useMemo(() => nameSections(content.sections), [content.sections, nameSections]);
  const start = place && shownAt(content.sections, place.section);
  const startId = sections.find(({ draft }) => draft.key === start?.key)?.sectionId ?? null;
  const reveal = useSectionReveal({
    sections,
    navigationMode: fields.navigationMode,
    lastSectionId: startId,
    everything: false,
  });
  const { wasRead } = reveal;
  const plays = useSectionPlays({
    // What stands above is known; where the author is, what plays is to be seen playing.
    wasRead: useCallback((sectionId: number) => sectionId !== startId && wasRead(sectionId), [startId, wasRead]),
    hold: holdNothing,
  });
  const { shown, held } = shownSteps(reveal.steps, reveal.open, plays.holding);
  const allOpen = reveal.open >= reveal.steps.length;
  const article = useStartingPlace(startId, place);

  const { questions } = content;
  const numbers = useMemo(() => new Map(questions.map(({ key }, at) => [key, at + 1])), [questions]);
  const drawQuestion = useCallback<DrawQuestion>(
    (key) => {
      const question = questions.find((each) => each.key === key);
      return question ? <PreviewedQuestion question={question} number={numbers.get(question.key) ?? 1} /> : null;
    },
    [numbers, questions],
  );
  const placed = useMemo(() => new Set(content.sections.flatMap(questionsShownIn)), [content.sections]);
  const quiz = questions.filter(({ key }) => !placed.has(key));
  const { mediaSource } = fields;
  const kind = mediaSource && mediaKindOf(mediaSource);
  return (
    <AnsweringContext value={trying}>
      <article ref={article} className={screen.column}>
        <LectureHead
          {...fields}
          lectureId={id ?? null}
          questionCount={askedCount(fields.questionBank, questions)}
          mediaSource={mediaSource && kind ? { ...mediaSource, endTime: mediaSource.finishTime, kind } : null}
        />
        {sections.length === 0 && quiz.length === 0 && !mediaSource ? <EmptyLecture /> : null}
        <LectureSteps shown={shown} reveal={reveal} plays={plays} onRead={keepNothing}>
          {({ draft }) => <PreviewedSection draft={draft} nameSections={nameSections} drawQuestion={drawQuestion} />}
        </LectureSteps>
        {allOpen ? null : (
          <ContinueReading held={held} open={reveal.open} count={reveal.steps.length} onContinued={reveal.reveal} />
        )}
        {allOpen && !held && quiz.length > 0 ? (
          <section className={reader.step}>
            <h2 className={reader.quizHeading}>{intl.formatMessage(lectureMessages.quiz)}</h2>
            {quiz.map(({ key }) => (
              <div key={key}>{drawQuestion(key)}</div>
            ))}
          </section>
        ) : null}
        <RevealedNote isFresh={reveal.fresh !== null} />
      </article>
    </AnsweringContext>
  );
}

/** Nobody is asked to sign in or to enrol here. */
const trying: Answering = { userCourseId: null, readOnly: null, signInHref: '', courseHref: '' };

const holdNothing = (): (() => void) => () => undefined;

const keepNothing = (): void => undefined;

/** For the page of a lecture: puts the section that it starts with where it stood, in the window or in the frame of a phone. */
function useStartingPlace(startId: number | null, place: PlaceOnPage | null): RefObject<HTMLElement | null> {
  const article = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = article.current;
    const view = element?.ownerDocument.defaultView;
    const section = element?.querySelector(`[data-section="${startId}"]`);
    if (!view) return;
    const { top } = section?.getBoundingClientRect() ?? { top: 0 };
    // In a frame there are no bars above; what stood half behind them begins at the top.
    const target = view === window ? (place?.top ?? 0) : 8;
    view.scrollTo({ top: section ? view.scrollY + top - target : 0, behavior: 'instant' });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- from there on its reader scrolls
  }, []);
  return article;
}
