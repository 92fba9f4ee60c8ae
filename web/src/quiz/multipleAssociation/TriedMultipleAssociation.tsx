import type { ReactElement } from 'react';
import type { TriedProps } from '../questionType.ts';
import { TriedPlacement } from '../try/TriedPlacement.tsx';
import { MultipleAssociationQuestion } from './MultipleAssociationQuestion.tsx';
import type { MultipleAssociationContent } from './type.ts';

export function TriedMultipleAssociation({ draft, content }: TriedProps<MultipleAssociationContent>): ReactElement {
  return <TriedPlacement draft={draft} content={content} Card={MultipleAssociationQuestion} />;
}
