/** That a person saves a course live, and does not hold changes back, as this browser remembers it (OP-261). */

interface Owner {
  /** Both are raw ids. */
  readonly course: number;
  readonly person: number;
}

const keyOf = ({ course, person }: Owner): string => `savesLive ${person} ${course}`;

/** Where storage is switched off, a choice counts until the page is closed. */
const chosenHere = new Set<string>();

export function readSavesLive(owner: Owner): boolean {
  const key = keyOf(owner);
  try {
    return localStorage.getItem(key) !== null || chosenHere.has(key);
  } catch {
    return chosenHere.has(key);
  }
}

export function rememberSavesLive(owner: Owner): void {
  const key = keyOf(owner);
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    chosenHere.add(key);
  }
}
