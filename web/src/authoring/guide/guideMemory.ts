/** What this browser remembers of the first-course guide of a person (OP-234), as it does of the tours. */

export interface GuideMemory {
  /** `offered` shows itself in a first course, `open` was asked for, `closed` was put away. */
  readonly is: 'offered' | 'open' | 'closed';
  readonly folded: boolean;
  /** Raw ids of the courses whose lectures were previewed, the latest first. */
  readonly previewed: readonly number[];
}

const atFirst: GuideMemory = { is: 'offered', folded: false, previewed: [] };
const mostCourses = 20;

const keyOf = (person: number): string => `firstCourse ${person}`;

const read = new Map<number, GuideMemory>();
const listeners = new Set<() => void>();

export function subscribeGuide(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same object until it changes. `person` is the raw id. */
export function readGuide(person: number): GuideMemory {
  const known = read.get(person) ?? readStored(person);
  read.set(person, known);
  return known;
}

export function changeGuide(person: number, changed: Partial<GuideMemory>): void {
  const memory = { ...readGuide(person), ...changed };
  read.set(person, memory);
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(memory));
  } catch {
    // Storage may be switched off; then it counts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export function rememberPreview(person: number, courseId: number): void {
  const { previewed } = readGuide(person);
  if (previewed.includes(courseId)) return;
  changeGuide(person, { previewed: [courseId, ...previewed].slice(0, mostCourses) });
}

/** Whatever is not understood counts as nothing. */
function readStored(person: number): GuideMemory {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(person)) ?? '{}') as Partial<
      Record<keyof GuideMemory, unknown>
    >;
    const { is, previewed } = stored;
    return {
      is: is === 'open' || is === 'closed' ? is : 'offered',
      folded: stored.folded === true,
      previewed: Array.isArray(previewed) ? previewed.filter((id) => typeof id === 'number') : [],
    };
  } catch {
    return atFirst;
  }
}
