import type { ReactElement, ReactNode } from 'react';
import { AddedTexts } from '../../i18n/AddedTexts.tsx';
import { messageLoader } from '../../i18n/loadMessages.ts';

const loadApiTokenMessages = messageLoader({
  en: () => import('virtual:messages/apiToken/en'),
  uk: () => import('virtual:messages/apiToken/uk'),
  pt: () => import('virtual:messages/apiToken/pt'),
  de: () => import('virtual:messages/apiToken/de'),
  ru: () => import('virtual:messages/apiToken/ru'),
});

/** Adds the texts of the windows of API tokens, which few people ever open. */
export function ApiTokenTexts({ children }: { children: ReactNode }): ReactElement {
  return <AddedTexts load={loadApiTokenMessages}>{children}</AddedTexts>;
}
