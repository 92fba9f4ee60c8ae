import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../viewer/useShell.ts';
import { readTour, rememberTour, type TourName } from './tourMemory.ts';

/** How long the page is left alone before a tour is offered or starts, in milliseconds (TOUR-02). */
export const tourDelayMs = 500;

export interface Tour {
  readonly name: TourName;
  readonly phase: 'quiet' | 'offered' | 'running';
  /** The stop that it begins with, where it was stopped before. */
  readonly from: string | null;
  start: () => void;
  /** It is over, or declined; `at` is the stop where it continues next time, null for its beginning. */
  end: (at: string | null) => void;
}

/** A guided tour of the page: offered once to anyone who has not seen it in this browser, and over on the way to another page (TOUR-04). */
export function useTour(name: TourName): Tour {
  const person = useViewer()?.userId ?? null;
  const { key: place } = useLocation();
  const [{ phase, at, from }, setState] = useState<TourState>({ phase: 'quiet', at: place, from: null });
  useEffect(() => {
    if (person === null || readTour(name, person).offered) return undefined;
    const timer = setTimeout(() => {
      rememberTour(name, person, null);
      setState((state) => (state.phase === 'running' ? state : { ...state, phase: 'offered' }));
    }, tourDelayMs);
    return () => clearTimeout(timer);
  }, [name, person]);
  return {
    name,
    // What began on another page is over on this one.
    phase: phase === 'running' && at !== place ? 'quiet' : phase,
    from,
    start: () => {
      const stoppedAt = person === null ? null : readTour(name, person).stoppedAt;
      if (person !== null) rememberTour(name, person, stoppedAt);
      setState({ phase: 'running', at: place, from: stoppedAt });
    },
    end: (stoppedAt) => {
      if (person !== null) rememberTour(name, person, stoppedAt);
      setState((state) => ({ ...state, phase: 'quiet' }));
    },
  };
}

interface TourState {
  readonly phase: Tour['phase'];
  /** The page that it began on. */
  readonly at: string;
  readonly from: string | null;
}
