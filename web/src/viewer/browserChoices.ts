/**
 * What someone chose about the interface and this browser alone remembers, under names of its own in the local storage: it leaves with the
 * person (AUTH-11).
 */
const prefix = 'lectern.choice.';

/** What was chosen, null for nothing, and where a browser keeps nothing or something else wrote there. */
export function readChoice(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${prefix}${name}`) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Remembers a choice; null forgets it. Where a browser keeps nothing it holds as long as the page. */
export function rememberChoice(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`${prefix}${name}`);
    else localStorage.setItem(`${prefix}${name}`, JSON.stringify(value));
  } catch {
    // Storage is full or switched off.
  }
}

/** Forgets all choices. */
export function forgetChoices(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Storage is switched off, so nothing is remembered.
  }
}
