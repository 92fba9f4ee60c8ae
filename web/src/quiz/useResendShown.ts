import { useState } from 'react';
import type { Answer } from './useAnswer.ts';

/**
 * Whether a card that sends what is chosen at once has a check button all the same: for an answer that may be sent again as it is (OP-344).
 * It stays when that was done, as it has the focus of anyone who pressed it.
 */
export function useResendShown({ stale }: Pick<Answer<unknown>, 'stale'>): boolean {
  const [shown, setShown] = useState(stale);
  if (stale && !shown) setShown(true);
  return shown || stale;
}
