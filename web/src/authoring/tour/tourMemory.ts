/** What this browser remembers of the tours of a person. */

export type TourName = 'editor' | 'courseList';

export interface TourMemory {
  /** Whether it was offered, or started without an offer. */
  readonly offered: boolean;
  /** The stop at which it was stopped; null where it begins again. */
  readonly stoppedAt: string | null;
}

const keyOf = (tour: TourName, person: number): string => `tour ${tour} ${person}`;

const nothing: TourMemory = { offered: false, stoppedAt: null };

/** What is remembered. Where storage is switched off nothing can be: no tour is offered then, as it would be on every page. */
export function readTour(tour: TourName, person: number): TourMemory {
  try {
    const kept = localStorage.getItem(keyOf(tour, person));
    return kept === null ? nothing : { offered: true, stoppedAt: kept === '' ? null : kept };
  } catch {
    return { offered: true, stoppedAt: null };
  }
}

/** Remembers that it was offered, and where it was stopped. */
export function rememberTour(tour: TourName, person: number, stoppedAt: string | null): void {
  try {
    localStorage.setItem(keyOf(tour, person), stoppedAt ?? '');
  } catch {
    // Storage may be switched off; then the tour begins again next time.
  }
}
