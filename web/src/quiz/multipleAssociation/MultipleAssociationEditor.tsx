import type { ReactElement } from 'react';
import type { PlacementContent } from '../../authoring/draft/questionDraft.ts';
import type { TypeEditorProps } from '../editor/TypeEditorProps.ts';
import { PlacementEditor } from '../placement/PlacementEditor.tsx';

/** Items that may belong to several categories: the pool keeps all of them (OP-93). */
export function MultipleAssociationEditor(props: TypeEditorProps<PlacementContent>): ReactElement {
  return <PlacementEditor {...props} />;
}
