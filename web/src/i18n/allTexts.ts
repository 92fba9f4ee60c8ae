import type { LanguageCode } from './languages.ts';
import { likelyLanguage } from './likelyLanguage.ts';
import { loadCourseMessages, loadOtherMessages, type Messages } from './loadMessages.ts';

/** How many of the texts: those of the first screens, those of the pages of courses besides, or all of the interface. */
export type Texts = 'first' | 'course' | 'all';

/** From few to many. */
const order: readonly Texts[] = ['first', 'course', 'all'];

/** Kept already, so that React reads it at once. */
const none = Object.assign(Promise.resolve<Messages>({}), { status: 'fulfilled', value: {} });

/** Loads what each has besides those of the first screens. */
const loaders: Readonly<Record<Texts, (language: LanguageCode) => Promise<Messages>>> = {
  first: () => none,
  course: loadCourseMessages,
  all: loadOtherMessages,
};

let language: LanguageCode | undefined;
let wanted: Texts = 'first';
const listeners = new Set<() => void>();

/** Tells which language the interface speaks now. */
export function speak(next: LanguageCode): void {
  language = next;
}

/** The language that the interface speaks now, or will most likely speak. */
export const spokenLanguage = (): LanguageCode => language ?? likelyLanguage();

/** Whether these texts are among those. */
export const areAmong = (texts: Texts, those: Texts): boolean => order.indexOf(texts) <= order.indexOf(those);

/** The texts of a language besides those of the first screens. */
export const loadMessagesBeside = (next: LanguageCode, texts: Texts): Promise<Messages> => loaders[texts](next);

/**
 * Resolves when these texts of the interface are there. Pages other than the first screens wait for theirs; rejects when they could not
 * be loaded.
 */
export async function loadTexts(texts: Texts): Promise<void> {
  if (areAmong(texts, 'first')) return;
  // The language may change, or become known, meanwhile.
  for (let asked: LanguageCode | undefined; asked !== spokenLanguage();) {
    asked = spokenLanguage();
    await loadMessagesBeside(asked, texts);
  }
  if (areAmong(texts, wanted)) return;
  wanted = texts;
  for (const listener of listeners) listener();
}

/** Resolves when all texts are there: whatever opens on demand waits for that. */
export const loadAllTexts = (): Promise<void> => loadTexts('all');

/** Which texts are wanted; for `useSyncExternalStore`. */
export const wantedTexts = (): Texts => wanted;

/** Tells when that changes; for `useSyncExternalStore`. */
export function onTextsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
