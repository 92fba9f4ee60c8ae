import { useState } from 'react';
import type { Answer } from './useAnswer.ts';

/**
 * Whether the check button of a card is there: not where nothing could be answered from the start. Where the last answer settled the
 * question it stays, disabled, as it has the focus of anyone who pressed it (QUIZ-13).
 */
export function useCheckShown({ locked }: Pick<Answer<unknown>, 'locked'>): boolean {
  const [lockedAtFirst] = useState(locked);
  return !locked || !lockedAtFirst;
}
