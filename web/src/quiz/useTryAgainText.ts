import { useIntl } from 'react-intl';
import { quizMessages as messages } from './messages.ts';
import type { AnswerPartsProps } from './QuestionProps.ts';

/** What to do after a wrong placement or order, and how many of its parts were right (OP-105). */
export function useTryAgainText({ correctPartCount, partCount }: AnswerPartsProps): string {
  const intl = useIntl();
  const again = intl.formatMessage(messages.tryAgainPlacement);
  if (correctPartCount == null || partCount == null) return again;
  return `${intl.formatMessage(messages.partsRight, { correct: correctPartCount, count: partCount })} ${again}`;
}
