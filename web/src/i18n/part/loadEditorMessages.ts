import { messageLoader } from '../loadMessages.ts';

/** The texts of the course editor in a language. Learners never load them. */
export const loadEditorMessages = messageLoader({
  en: () => import('virtual:messages/authoring/en'),
  uk: () => import('virtual:messages/authoring/uk'),
  pt: () => import('virtual:messages/authoring/pt'),
  de: () => import('virtual:messages/authoring/de'),
  ru: () => import('virtual:messages/authoring/ru'),
});
