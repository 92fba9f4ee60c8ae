import type { ReactElement } from 'react';
import type { PlacementContent } from '../../authoring/draft/questionDraft.ts';
import type { TypeEditorProps } from '../editor/TypeEditorProps.ts';
import { PlacementEditor } from '../placement/PlacementEditor.tsx';

/** Items that belong to one category each: one that is placed leaves the pool (OP-93). */
export function CategorizationEditor(props: TypeEditorProps<PlacementContent>): ReactElement {
  return <PlacementEditor {...props} />;
}
