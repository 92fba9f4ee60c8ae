import { useLayoutEffect } from 'react';
import { warnBeforeUnload } from './warnBeforeUnload.ts';

/**
 * Has the browser ask before it closes or reloads the page, while `active`. The warning stands before the event that made it necessary is
 * over: an effect that waits for the next frame would let a page that is left in that moment go without a question.
 */
export function useWarnBeforeUnload(active: boolean): void {
  useLayoutEffect(() => (active ? warnBeforeUnload() : undefined), [active]);
}
