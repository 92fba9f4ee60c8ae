import type { ReactElement } from 'react';
import { Prose } from '../Prose.tsx';

export interface HtmlSectionProps {
  html: string;
}

/** HTML as its author wrote it, cleaned (SEC-01). */
export function HtmlSection({ html }: HtmlSectionProps): ReactElement {
  return <Prose html={html} />;
}
