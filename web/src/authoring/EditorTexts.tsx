import type { ReactElement, ReactNode } from 'react';
import { AddedTexts } from '../i18n/AddedTexts.tsx';
import { readLanguage } from '../i18n/languages.ts';
import { loadEditorMessages } from '../i18n/part/loadEditorMessages.ts';

// Most likely the language stays what it is: its texts need not wait for the first drawing.
void loadEditorMessages(readLanguage(document.documentElement.lang) ?? 'en').catch(() => undefined);

/** Adds the texts of the course editor to those of the interface. */
export function EditorTexts({ children }: { children: ReactNode }): ReactElement {
  return <AddedTexts load={loadEditorMessages}>{children}</AddedTexts>;
}
