import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';

/** Texts by key, parsed. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** Gives the texts of a language by the modules that hold them; each loads once. A failed load is forgotten, so that the next may succeed. */
export function messageLoader(
  loaders: Record<LanguageCode, () => Promise<{ messages: Messages }>>,
): (language: LanguageCode) => Promise<Messages> {
  const loaded = new Map<LanguageCode, Promise<Messages>>();
  return (language) => {
    let promise = loaded.get(language);
    if (!promise) {
      promise = loaders[language]().then((module) => module.messages);
      promise.catch(() => loaded.delete(language));
      loaded.set(language, promise);
    }
    return promise;
  };
}

/** The texts of a language, without those of the admin's screens. */
export const loadMessages = messageLoader({
  en: () => import('virtual:messages/en'),
  uk: () => import('virtual:messages/uk'),
  pt: () => import('virtual:messages/pt'),
  de: () => import('virtual:messages/de'),
  ru: () => import('virtual:messages/ru'),
});
