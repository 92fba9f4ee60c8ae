import type { MessageFormatElement } from 'react-intl';
import type { LanguageCode } from './languages.ts';

/** Texts by key, parsed. */
export type Messages = Readonly<Record<string, MessageFormatElement[]>>;

/** A promise that React can read at once when it has been kept, so that what is on screen need not wait for what is there. */
type Tracked<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** Gives texts by the modules that hold them; each loads once. A failed load is forgotten, so that the next may succeed. */
export function messageLoader(
  loaders: Record<LanguageCode, () => Promise<{ messages: Messages }>>,
): (language: LanguageCode) => Promise<Messages> {
  const loading = new Map<LanguageCode, Tracked<Messages>>();
  return (language) => {
    const known = loading.get(language);
    if (known) return known;
    const promise: Tracked<Messages> = loaders[language]().then((module) => module.messages);
    promise.then(
      (value) => Object.assign(promise, { status: 'fulfilled', value }),
      () => loading.delete(language),
    );
    loading.set(language, promise);
    return promise;
  };
}

/** What the landing page, the catalogue and the frame of all pages draw. */
export const loadFirstMessages = messageLoader({
  en: () => import('virtual:messages/first/en'),
  uk: () => import('virtual:messages/first/uk'),
  pt: () => import('virtual:messages/first/pt'),
  de: () => import('virtual:messages/first/de'),
  ru: () => import('virtual:messages/first/ru'),
});

/** What the pages of courses draw besides. Those who want all texts do without it. */
export const loadCourseMessages = messageLoader({
  en: () => import('virtual:messages/course/en'),
  uk: () => import('virtual:messages/course/uk'),
  pt: () => import('virtual:messages/course/pt'),
  de: () => import('virtual:messages/course/de'),
  ru: () => import('virtual:messages/course/ru'),
});

/** What the other pages draw, and what opens on demand; without the admin's screens. */
export const loadOtherMessages = messageLoader({
  en: () => import('virtual:messages/rest/en'),
  uk: () => import('virtual:messages/rest/uk'),
  pt: () => import('virtual:messages/rest/pt'),
  de: () => import('virtual:messages/rest/de'),
  ru: () => import('virtual:messages/rest/ru'),
});
