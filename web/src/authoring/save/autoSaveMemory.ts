/** Whether a person wants auto-save, as this browser remembers it (OP-216). */

const keyOf = (person: number): string => `autoSave ${person}`;

/** Where storage is switched off, a choice counts until the page is closed. */
const chosenHere = new Map<number, boolean>();

/** What the person chose last, in any course; null where they never chose. `person` is the raw id. */
export function readAutoSave(person: number): boolean | null {
  const stored = readStored(person);
  return stored === null ? (chosenHere.get(person) ?? null) : stored === 'on';
}

export function rememberAutoSave(person: number, on: boolean): void {
  try {
    localStorage.setItem(keyOf(person), on ? 'on' : 'off');
  } catch {
    chosenHere.set(person, on);
  }
}

function readStored(person: number): string | null {
  try {
    return localStorage.getItem(keyOf(person));
  } catch {
    return null;
  }
}
