import type { ReactElement } from 'react';
import { PlacementEditor } from '../placement/PlacementEditor.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import type { CategorizationContent } from './type.ts';

/** Items that belong to one category each: one that is placed leaves the pool (OP-93). */
export function CategorizationEditor(props: TypeEditorProps<CategorizationContent>): ReactElement {
  return <PlacementEditor {...props} />;
}
