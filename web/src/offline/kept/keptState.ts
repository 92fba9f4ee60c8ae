/** What every page knows of kept courses, without loading what reads them. */
import { rememberedUser } from '../../viewer/userCookie.ts';

/** Holds the raw id of the person who keeps courses in this browser; absent where nobody does. */
const keeperItem = 'keptCourses';

/** Stored in place of a person while everything is being removed. */
const removing = 'removing';

/** The person whose kept courses may be read: who keeps some, and was signed in when this browser last knew; null otherwise. */
export function keptFor(): number | null {
  const person = isKeepingOffered() ? (rememberedUser()?.id ?? null) : null;
  return person !== null && readItem() === String(person) ? person : null;
}

/** Whether this version keeps courses; an operator can have switched it off. */
export const isKeepingOffered = (): boolean => import.meta.env.LECTERN_OFFLINE !== 'off';

/** Whether anything is kept, for anyone. */
export const keepsCourses = (): boolean => readItem() !== null;

const keepers = new Set<() => void>();

/** Takes note of who keeps courses, whenever one is kept or kept again; null when nobody does any more. */
export function noteKeeper(person: number | null): void {
  if (person === null) localStorage.removeItem(keeperItem);
  else localStorage.setItem(keeperItem, String(person));
  keepers.forEach((listener) => listener());
}

/** Calls back whenever a course was kept, or all were removed. Returns a function that unsubscribes. */
export function onKeptChanged(listener: () => void): () => void {
  keepers.add(listener);
  return () => void keepers.delete(listener);
}

/** Takes note that what is kept is being removed: something still is, for nobody any more. */
export const noteRemoval = (): void => localStorage.setItem(keeperItem, removing);

/** Removes all kept courses of this browser, with their files. Never rejects, so that it never prevents signing out. */
export async function forgetKept(): Promise<void> {
  if (!keepsCourses()) return;
  await import('./keptCourses.ts').then(({ removeAllCourses }) => removeAllCourses()).catch(() => undefined);
}

function readItem(): string | null {
  try {
    return localStorage.getItem(keeperItem);
  } catch {
    // A browser that stores nothing.
    return null;
  }
}

let copyTime: number | null = null;
const listeners = new Set<() => void>();

/** When the page that is read was kept, in milliseconds; null when it is the servers' answer. */
export const keptCopyTime = (): number | null => copyTime;

export function setKeptCopyTime(time: number | null): void {
  if (time === copyTime) return;
  copyTime = time;
  listeners.forEach((listener) => listener());
}

export function onKeptCopyChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
