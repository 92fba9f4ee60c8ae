import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findNode, type FoundNode } from '../draft/findNode.ts';
import type { NewNodes, Operation } from '../draft/operation.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { editorMessages } from '../messages.ts';
import { canvasMessages as messages } from './messages.ts';
import type { Selection } from './useSelection.ts';

/**
 * Does operations on the draft, and says so when a section or a question is deleted in any way, or several questions are added at once, with
 * a button that undoes it.
 */
export function useDispatchWithUndo(editor: Editor, select: Selection['select']): (operation: Operation) => void {
  const intl = useIntl();
  const toast = useToast();
  return useCallback(
    (operation) => {
      const deleted = operation.type === 'remove' ? deletedBy(operation.keys, editor.getSnapshot().draft) : null;
      const added = operation.type === 'insert' ? addedBy(operation.added) : [];
      if (editor.dispatch(operation) !== null || (deleted === null && added.length === 0)) {
        return;
      }
      const { draft } = editor.getSnapshot();
      const notify = (text: string, onChosen: () => void): void =>
        toast({ text, action: { label: intl.formatMessage(editorMessages.undo), onChosen } });
      if (deleted === null) {
        notify(intl.formatMessage(messages.questionsAdded, { count: added.length }), () => {
          const count = takeBack(editor, added, draft);
          select(null);
          toast({ text: intl.formatMessage(messages.questionsTakenBack, { count }) });
        });
        return;
      }
      const isSection = deleted.kind === 'section';
      notify(intl.formatMessage(isSection ? messages.sectionDeleted : messages.questionDeleted), () => {
        bringBack(editor, deleted, draft);
        // Those of a branch have a selection of their own.
        if (deleted.place.list !== 'option') select(deleted.node.key);
      });
    },
    [editor, select, intl, toast],
  );
}

/** Several questions; a single one is selected where it stands, and so are copies. */
const addedBy = ({ kind, nodes }: NewNodes): readonly NodeKey[] =>
  kind === 'question' && nodes.length > 1 ? nodes.map(({ key }) => key) : [];

/** All in one step: as undo does while it was the last thing done, else those that are still there. Answers how many. */
function takeBack(editor: Editor, keys: readonly NodeKey[], left: CourseDraft): number {
  const { draft } = editor.getSnapshot();
  const there = keys.filter((key) => findNode(draft, key) !== null);
  if (draft === left) editor.undo();
  else if (there.length > 0) editor.dispatch({ type: 'remove', keys: there });
  return there.length;
}

type Editor = Pick<CourseEditor, 'dispatch' | 'getSnapshot' | 'undo'>;

type Deleted = Extract<FoundNode, { kind: 'section' | 'question' }>;

function deletedBy([key = '']: readonly string[], draft: CourseDraft): Deleted | null {
  const found = findNode(draft, key);
  return found?.kind === 'section' || found?.kind === 'question' ? found : null;
}

/** As undo does while it was the last thing done; what was written since stays, so then it comes back beside that. */
function bringBack(editor: Editor, { kind, node, place }: Deleted, left: CourseDraft): void {
  const { draft } = editor.getSnapshot();
  if (draft === left) {
    editor.undo();
  } else if (findNode(draft, node.key) === null) {
    const added = kind === 'section' ? ({ kind, nodes: [node] } as const) : ({ kind, nodes: [node] } as const);
    editor.dispatch({ type: 'insert', place, added });
  }
}
