import { use, useState } from 'react';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { explanationText } from '../explanationText.ts';
import type { ExplanationProps, QuestionProps } from '../QuestionProps.ts';
import type { Answer } from '../useAnswer.ts';
import { typeOf } from '../types.ts';
import type { DraftAnswer, DraftGrade } from './draftGrade.ts';
import { TriedNumber } from './TriedNumber.ts';

/** A question that its author answers as a learner would. */
export interface TriedQuestion<Choice> {
  readonly question: QuestionProps;
  readonly answer: Answer<Choice>;
  /** What was answered last; null before the first answer. */
  readonly last: Choice | null;
  /** Whether nothing counts any more, and so the right answer is shown (OP-22). */
  readonly settled: boolean;
  readonly parts: { readonly correctPartCount?: number; readonly partCount?: number };
}

/** The state of an answer that is graded here and stored nowhere. */
export function useTryAnswer<Choice extends DraftAnswer>(draft: QuestionDraft, empty: Choice): TriedQuestion<Choice> {
  const number = use(TriedNumber);
  const [choice, setChoice] = useState<Choice>(empty);
  const [checked, setChecked] = useState<{ readonly choice: Choice; readonly grade: DraftGrade } | null>(null);
  const [wrongCount, setWrongCount] = useState(0);
  const correct = checked?.grade.correct ?? null;
  const settled = correct === true || (draft.wrongLimit > 0 && wrongCount >= draft.wrongLimit);
  const untouched = checked !== null && checked.choice === choice;

  const submit = (next: Choice = choice): void => {
    if (settled) return;
    const grade = typeOf(draft.content).grade(draft.content, next);
    setChoice(next);
    setChecked({ choice: next, grade });
    if (!grade.correct) setWrongCount(wrongCount + 1);
  };
  const { text, weight, wrongLimit } = draft;
  const { parts } = checked?.grade ?? { parts: null };
  return {
    question: {
      questionId: 0,
      number,
      text,
      weight,
      wrongLimit,
      wrongCount,
      correct,
      settled,
      explanations: explanationsOf(draft, settled, untouched ? checked.grade.chosen : []),
    },
    answer: {
      choice,
      phase: checked === null || !untouched ? 'editing' : 'settled',
      refusal: null,
      verdict: untouched ? correct : null,
      locked: settled,
      stale: false,
      change: setChoice,
      submit,
    },
    last: checked?.choice ?? null,
    settled,
    parts: parts ? { correctPartCount: parts.correct, partCount: parts.total } : {},
  };
}

/** Those of what was chosen, and all of them once nothing counts any more, as the platform gives them (QUIZ-20, OP-22). */
function explanationsOf(
  { explanation, content }: QuestionDraft,
  settled: boolean,
  chosen: readonly number[],
): ExplanationProps[] {
  const keys = typeOf(content)
    .tell(content)
    .answers.map(({ key }) => key);
  return (explanation?.texts ?? []).flatMap(({ key, content: text }) => {
    const position = keys.indexOf(key) + 1;
    const type = explanation?.type ?? 'TEXT';
    return settled || chosen.includes(position)
      ? [{ position, type: 'HTML', content: explanationText({ type, content: text }) }]
      : [];
  });
}
