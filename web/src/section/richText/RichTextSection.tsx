import type { ReactElement } from 'react';
import { Prose } from '../Prose.tsx';

export interface RichTextSectionProps {
  html: string;
}

/** A heading and paragraphs from the rich text editor (SEC-04). */
export function RichTextSection({ html }: RichTextSectionProps): ReactElement {
  return <Prose html={html} />;
}
