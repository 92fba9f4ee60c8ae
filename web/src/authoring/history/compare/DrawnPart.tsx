import { useCallback, type ReactElement } from 'react';
import { AnsweringContext, type Answering } from '../../../quiz/AnsweringContext.ts';
import { DraftSectionView, type DrawQuestion } from '../../canvas/DraftSectionView.tsx';
import type { QuestionDraft } from '../../draft/questionDraft.ts';
import type { SectionDraft } from '../../draft/sectionDraft.ts';
import { PreviewedQuestion } from '../../preview/PreviewedQuestion.tsx';
import type { Part } from './pairParts.ts';

/** Answers count nowhere here. */
const looking: Answering = { userCourseId: null, readOnly: null, signInHref: '', courseHref: '' };

/** A section or question of a version, drawn by the components that learners see. */
export function DrawnPart({
  part: { kind, node },
  questions,
}: {
  part: Part;
  /** All of its lecture. */
  questions: readonly QuestionDraft[];
}): ReactElement {
  const drawQuestion = useCallback<DrawQuestion>(
    (key) => {
      const question = questions.find((each) => each.key === key);
      // Numbered alike in both versions, or the number would be what differs.
      return question ? <PreviewedQuestion question={question} number={1} /> : null;
    },
    [questions],
  );
  return (
    <AnsweringContext value={looking}>
      {kind === 'question' ? (
        drawQuestion(node.key)
      ) : (
        <DraftSectionView section={node as SectionDraft} drawQuestion={drawQuestion} />
      )}
    </AnsweringContext>
  );
}
