import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import { findNode, type FoundNode } from '../draft/findNode.ts';
import type { Operation } from '../draft/operation.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { editorMessages } from '../messages.ts';
import { canvasMessages as messages } from './messages.ts';
import type { Selection } from './useSelection.ts';

/** Does operations on the draft, and says so when a section or a question is deleted in any way, with a button that brings it back. */
export function useDispatchWithUndo(
  editor: Pick<CourseEditor, 'dispatch' | 'getSnapshot' | 'undo'>,
  select: Selection['select'],
): (operation: Operation) => void {
  const intl = useIntl();
  const toast = useToast();
  return useCallback(
    (operation) => {
      const deleted = operation.type === 'remove' ? deletedBy(operation.keys, editor.getSnapshot().draft) : null;
      if (editor.dispatch(operation) !== null || deleted === null) {
        return;
      }
      const { draft } = editor.getSnapshot();
      toast({
        text: intl.formatMessage(deleted.kind === 'section' ? messages.sectionDeleted : messages.questionDeleted),
        action: {
          label: intl.formatMessage(editorMessages.undo),
          onChosen() {
            bringBack(editor, deleted, draft);
            // Those of a branch have a selection of their own.
            if (deleted.place.list !== 'option') select(deleted.node.key);
          },
        },
      });
    },
    [editor, select, intl, toast],
  );
}

type Deleted = Extract<FoundNode, { kind: 'section' | 'question' }>;

function deletedBy([key = '']: readonly string[], draft: CourseDraft): Deleted | null {
  const found = findNode(draft, key);
  return found?.kind === 'section' || found?.kind === 'question' ? found : null;
}

/** As undo does while it was the last thing done; what was written since stays, so then it comes back beside that. */
function bringBack(
  editor: Pick<CourseEditor, 'dispatch' | 'getSnapshot' | 'undo'>,
  { kind, node, place }: Deleted,
  left: CourseDraft,
): void {
  const { draft } = editor.getSnapshot();
  if (draft === left) {
    editor.undo();
  } else if (findNode(draft, node.key) === null) {
    const added = kind === 'section' ? ({ kind, nodes: [node] } as const) : ({ kind, nodes: [node] } as const);
    editor.dispatch({ type: 'insert', place, added });
  }
}
