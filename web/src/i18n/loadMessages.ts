import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';

/** Texts by key, parsed. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

const loaders: Record<LanguageCode, () => Promise<{ messages: Messages }>> = {
  en: () => import('virtual:messages/en'),
  uk: () => import('virtual:messages/uk'),
  pt: () => import('virtual:messages/pt'),
  de: () => import('virtual:messages/de'),
  ru: () => import('virtual:messages/ru'),
};

const loaded = new Map<LanguageCode, Promise<Messages>>();

/** The texts of a language; loaded once. A failed load is forgotten, so that the next attempt may succeed. */
export function loadMessages(language: LanguageCode): Promise<Messages> {
  let promise = loaded.get(language);
  if (!promise) {
    promise = loaders[language]().then((module) => module.messages);
    promise.catch(() => loaded.delete(language));
    loaded.set(language, promise);
  }
  return promise;
}
