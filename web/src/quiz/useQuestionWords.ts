import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from './editorMessages.ts';
import type { QuestionWords } from './questionWords.ts';

/** What new parts of a question are called in the language of the interface. */
export function useQuestionWords(): QuestionWords {
  const intl = useIntl();
  return useMemo(
    () => ({
      answer: (number) => intl.formatMessage(messages.answer, { number }),
      item: (number) => intl.formatMessage(messages.item, { number }),
      category: (number) => intl.formatMessage(messages.category, { number }),
    }),
    [intl],
  );
}
