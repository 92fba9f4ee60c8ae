import { useEffect, useRef, type RefObject } from 'react';
import type { Answer } from './useAnswer.ts';

/**
 * Brings what a card says of an answer into view once it was checked, no further than needed: below a check button it may stand behind
 * the bar of the lecture. `active` only where a button has it checked; elsewhere the explanation stands at the option that was chosen.
 */
export function useFeedbackInView(
  { phase }: Pick<Answer<unknown>, 'phase'>,
  active: boolean,
): RefObject<HTMLDivElement | null> {
  const feedback = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const checked = before.current === 'checking' && phase !== 'checking';
    before.current = phase;
    if (!checked || !active) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    feedback.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [active, phase]);
  return feedback;
}
