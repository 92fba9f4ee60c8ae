import { lazy } from 'react';

export const loadQuestionEditor = () =>
  import('./QuestionEditor.tsx').then((module) => ({ default: module.QuestionEditor }));

/** The editor of a question; learners never load it. */
export const LazyQuestionEditor = lazy(loadQuestionEditor);

/** The editor of how many questions a lecture draws. */
export const LazyQuestionBankEditor = lazy(() =>
  import('./bank/QuestionBankEditor.tsx').then((module) => ({ default: module.QuestionBankEditor })),
);
