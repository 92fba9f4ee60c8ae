import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import {
  openSteps,
  readBefore,
  revealNext,
  revealSteps,
  type NavigationMode,
  type Reveal,
  type RevealSection,
} from './sectionReveal.ts';
import { readSectionsSeen } from './sectionsSeen.ts';
import { targetSection } from './targetSection.ts';

/** The steps of a lecture, and how far they are revealed. */
export interface SectionReveal<Section> extends Reveal {
  steps: Section[][];
  /** For the step that was revealed last. */
  freshStep: RefObject<HTMLDivElement | null>;
  /** Reveals the next step, which takes the focus. */
  reveal: () => void;
  /** Whether a section had been read before this visit. */
  wasRead: (sectionId: number) => boolean;
}

/**
 * Reveals the sections of a lecture step by step (LEC-03), or all at once where `everything` is open anyway. The section that a link leads
 * to, and everything that was read before it, is open and comes into sight.
 */
export function useSectionReveal<Section extends RevealSection>({
  sections,
  navigationMode,
  lastSectionId,
  everything,
}: {
  sections: readonly Section[];
  navigationMode: NavigationMode;
  /** The section of this lecture that the learner saw last; null when there is none. */
  lastSectionId: number | null;
  everything: boolean;
}): SectionReveal<Section> {
  const location = useLocation();
  const target = targetSection(location.state);
  const steps = useMemo(() => revealSteps(sections, navigationMode), [sections, navigationMode]);
  const [read] = useState(() =>
    [...readSectionsSeen(), lastSectionId, target].filter((sectionId) => sectionId !== null),
  );
  const [state, setState] = useState<Reveal>(() => ({ open: openSteps(steps, read, everything), fresh: null }));
  const [allRead] = useState(everything);
  const [before] = useState(() => readBefore(sections, read));
  const wasRead = useCallback((sectionId: number) => allRead || before.has(sectionId), [allRead, before]);
  const freshStep = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (target !== null) document.querySelector(`[data-section="${target}"]`)?.scrollIntoView({ block: 'start' });
  }, [target]);
  useEffect(() => {
    if (state.fresh === null) return;
    freshStep.current?.focus({ preventScroll: true });
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    freshStep.current?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  }, [state.fresh]);

  return { ...state, steps, freshStep, wasRead, reveal: () => setState((now) => revealNext(now, steps.length)) };
}
