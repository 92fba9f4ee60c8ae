import type { ReactElement, ReactNode } from 'react';
import { AddedTexts } from '../../i18n/AddedTexts.tsx';
import { messageLoader } from '../../i18n/loadMessages.ts';

const loadRecordingMessages = messageLoader({
  en: () => import('virtual:messages/recording/en'),
  uk: () => import('virtual:messages/recording/uk'),
  pt: () => import('virtual:messages/recording/pt'),
  de: () => import('virtual:messages/recording/de'),
  ru: () => import('virtual:messages/recording/ru'),
});

/** Adds the texts of the recorder to those of the editor, where few ever open it. */
export function RecordingTexts({ children }: { children: ReactNode }): ReactElement {
  return <AddedTexts load={loadRecordingMessages}>{children}</AddedTexts>;
}
