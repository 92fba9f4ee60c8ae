import type { ReactElement, ReactNode } from 'react';
import { AddedTexts } from '../i18n/AddedTexts.tsx';
import { messageLoader } from '../i18n/loadMessages.ts';

const loadFileMessages = messageLoader({
  en: () => import('virtual:messages/file/en'),
  uk: () => import('virtual:messages/file/uk'),
  pt: () => import('virtual:messages/file/pt'),
  de: () => import('virtual:messages/file/de'),
  ru: () => import('virtual:messages/file/ru'),
});

/** Adds the texts of uploads to those of the interface. */
export function FileTexts({ children }: { children: ReactNode }): ReactElement {
  return <AddedTexts load={loadFileMessages}>{children}</AddedTexts>;
}
