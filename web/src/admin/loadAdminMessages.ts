import { messageLoader } from '../i18n/loadMessages.ts';

/** The texts of the admin's screens in a language. Learners never load them. */
export const loadAdminMessages = messageLoader({
  en: () => import('virtual:messages/admin/en'),
  uk: () => import('virtual:messages/admin/uk'),
  pt: () => import('virtual:messages/admin/pt'),
  de: () => import('virtual:messages/admin/de'),
  ru: () => import('virtual:messages/admin/ru'),
});
