import type { ReactElement, ReactNode } from 'react';
import { AddedTexts } from '../i18n/AddedTexts.tsx';
import { readLanguage } from '../i18n/languages.ts';
import { loadAdminMessages } from './loadAdminMessages.ts';

// Most likely the language stays what it is: its texts need not wait for the first drawing.
void loadAdminMessages(readLanguage(document.documentElement.lang) ?? 'en').catch(() => undefined);

/** Adds the texts of the admin's screens to those of the interface. */
export function AdminTexts({ children }: { children: ReactNode }): ReactElement {
  return <AddedTexts load={loadAdminMessages}>{children}</AddedTexts>;
}
