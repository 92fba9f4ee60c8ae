import type { ReactElement } from 'react';
import { PlacementEditor } from '../placement/PlacementEditor.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import type { MultipleAssociationContent } from './type.ts';

/** Items that may belong to several categories: the pool keeps all of them (OP-93). */
export function MultipleAssociationEditor(props: TypeEditorProps<MultipleAssociationContent>): ReactElement {
  return <PlacementEditor {...props} />;
}
