import type { IntlShape } from 'react-intl';
import { achievementMessages as messages } from './messages.ts';

/** What decides whether an achievement is earned. */
export interface Condition {
  readonly type: 'LECTURES_COMPLETED' | 'QUESTIONS_ANSWERED' | 'QUESTIONS_ANSWERED_RATE';
  /** Counted alone. */
  readonly lectureIds: readonly unknown[];
  /** Counted alone. */
  readonly questionIds: readonly unknown[];
  /** 0 to 100. */
  readonly requiredPercent?: number | null;
}

/** What earns an achievement, in words. */
export function howToEarn(intl: IntlShape, { type, lectureIds, questionIds, requiredPercent }: Condition): string {
  if (type === 'LECTURES_COMPLETED') return intl.formatMessage(messages.howLectures, { count: lectureIds.length });
  if (type === 'QUESTIONS_ANSWERED') return intl.formatMessage(messages.howQuestions, { count: questionIds.length });
  return intl.formatMessage(messages.howRate, { percent: requiredPercent ?? 0 });
}
