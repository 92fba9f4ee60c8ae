/** Where a person edited courses last, as this browser remembers it (OP-233). */

/** A course that was opened in the editor, with the lecture that was open in it. */
export interface LastPlace {
  /** The raw id of the course. */
  readonly course: number;
  /** Null on the page of the course. */
  readonly lecture: { readonly moduleId: number; readonly lectureId: number; readonly name: string } | null;
}

/** So many courses are remembered, those that were opened last. */
const most = 20;

const keyOf = (person: number): string => `edited ${person}`;

/** The places of a person, the latest first; none where storage is switched off. */
export function readLastPlaces(person: number): readonly LastPlace[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlace) : [];
  } catch {
    return [];
  }
}

export function rememberLastPlace(person: number, place: LastPlace): void {
  const others = readLastPlaces(person).filter(({ course }) => course !== place.course);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify([place, ...others].slice(0, most)));
  } catch {
    // Storage may be switched off or full; then the course opens at its own page.
  }
}

/** Whatever was stored by an earlier version of this client, or by hand, is left out unless it is whole. */
function isPlace(stored: unknown): stored is LastPlace {
  if (typeof stored !== 'object' || stored === null) return false;
  const { course, lecture } = stored as Record<keyof LastPlace, unknown>;
  if (typeof course !== 'number') return false;
  if (lecture === null) return true;
  if (typeof lecture !== 'object' || lecture === undefined) return false;
  const { moduleId, lectureId, name } = lecture as Record<keyof NonNullable<LastPlace['lecture']>, unknown>;
  return typeof moduleId === 'number' && typeof lectureId === 'number' && typeof name === 'string';
}
