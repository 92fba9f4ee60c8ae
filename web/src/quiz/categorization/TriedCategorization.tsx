import type { ReactElement } from 'react';
import type { TriedProps } from '../questionType.ts';
import { TriedPlacement } from '../try/TriedPlacement.tsx';
import { CategorizationQuestion } from './CategorizationQuestion.tsx';
import type { CategorizationContent } from './type.ts';

export function TriedCategorization({ draft, content }: TriedProps<CategorizationContent>): ReactElement {
  return <TriedPlacement draft={draft} content={content} Card={CategorizationQuestion} />;
}
