import type { LanguageCode } from './languages.ts';
import { likelyLanguage } from './likelyLanguage.ts';
import { loadOtherMessages } from './loadMessages.ts';

let language: LanguageCode | undefined;
let wanted = false;
const listeners = new Set<() => void>();

/** Tells which language the interface speaks now. */
export function speak(next: LanguageCode): void {
  language = next;
}

/** The language that the interface speaks now, or will most likely speak. */
export const spokenLanguage = (): LanguageCode => language ?? likelyLanguage();

/**
 * Resolves when all texts of the interface are there. Pages other than the first screens wait for it, and so does whatever opens
 * on demand; rejects when they could not be loaded.
 */
export async function loadAllTexts(): Promise<void> {
  // The language may change, or become known, meanwhile.
  for (let asked: LanguageCode | undefined; asked !== spokenLanguage();) {
    asked = spokenLanguage();
    await loadOtherMessages(asked);
  }
  if (wanted) return;
  wanted = true;
  for (const listener of listeners) listener();
}

/** Whether all texts are wanted; for `useSyncExternalStore`. */
export const areAllTextsWanted = (): boolean => wanted;

/** Tells when that changes; for `useSyncExternalStore`. */
export function onAllTextsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
