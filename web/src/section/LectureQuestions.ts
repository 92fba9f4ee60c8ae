import { createContext, useContext } from 'react';
import type { QuestionCard_question$key } from '../quiz/__generated__/QuestionCard_question.graphql.ts';

/** The question at a zero-based index into the lecture's questions as the author wrote them; null when it was not drawn. */
export type QuestionAt = (index: number) => QuestionCard_question$key | null;

/** Provided by the lecture for sections that name a question by its index. */
export const LectureQuestionsContext = createContext<QuestionAt>(() => null);

export const useLectureQuestions = (): QuestionAt => useContext(LectureQuestionsContext);
