/** What the handles around sections and questions do, as operations on the draft. */
import { copyNodes, type CopiedNodes } from '../clipboard/copyNodes.ts';
import { freshCopy } from '../clipboard/freshCopy.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import type { CourseDraft, NewKey, NodeKey } from '../draft/courseDraft.ts';
import type { NewNodes, Operation, OptionPlace, QuestionsPlace, SectionsPlace } from '../draft/operation.ts';

export interface NodeCommands {
  /** Puts new nodes at a place, counted from 0, and opens the first of them, or only selects it. */
  insert: (added: NewNodes, at: number, then?: 'open' | 'select') => void;
  move: (key: NodeKey, from: number, to: number) => void;
  moveTo: (key: NodeKey) => void;
  duplicate: (key: NodeKey, at: number) => void;
  copy: (key: NodeKey) => void;
  /** Deletes it, and continues with what stands beside it. */
  cut: (key: NodeKey, beside: NodeKey | null) => void;
  remove: (key: NodeKey, beside: NodeKey | null) => void;
  /** Asks for a name to keep it under for other lectures; undefined for what cannot be kept. */
  save: ((key: NodeKey) => void) | undefined;
  /** Shows who last changed it; undefined where nobody can have. */
  authors: ((key: NodeKey) => void) | undefined;
  /** Null while nothing is copied that may stand here. */
  paste: ((at: number) => void) | null;
  /** Puts a copy in when its kind stands here; else false. */
  pasteCopy: (copied: CopiedNodes, at: number) => boolean;
}

/** A list of a lecture: its sections, those of an option of a branch, or its questions. */
export type ListOf = Omit<SectionsPlace, 'at'> | Omit<OptionPlace, 'at'> | Omit<QuestionsPlace, 'at'>;

/** The commands of such a list. */
export function nodeCommands({
  draft,
  place,
  clipboard,
  newKey,
  dispatch,
  onInserted,
  onLeft,
  onMoveTo,
  onSave,
  onAuthors,
}: {
  draft: CourseDraft;
  place: ListOf;
  clipboard: Clipboard;
  newKey: NewKey;
  dispatch: (operation: Operation) => void;
  /** Told of the first of the nodes that came: new ones, or copies. */
  onInserted: (key: NodeKey, what: 'new' | 'copy') => void;
  /** Told what stands beside a node that is gone. */
  onLeft: (beside: NodeKey | null) => void;
  onMoveTo: (key: NodeKey) => void;
  onSave?: (key: NodeKey) => void;
  onAuthors?: ((key: NodeKey) => void) | undefined;
}): NodeCommands {
  const kind = place.list === 'questions' ? 'question' : 'section';
  const { copied } = clipboard;
  const insert = (added: NewNodes, at: number, what: 'new' | 'copy'): void => {
    dispatch({ type: 'insert', place: { ...place, at }, added });
    const first = added.nodes[0]?.key;
    if (first !== undefined) onInserted(first, what);
  };
  const copy = (key: NodeKey): CopiedNodes | null => {
    const nodes = copyNodes(draft, [key]);
    return typeof nodes === 'string' ? null : nodes;
  };
  const keep = (key: NodeKey): void => {
    const nodes = copy(key);
    if (nodes) clipboard.copy(nodes);
  };
  const remove = (key: NodeKey, beside: NodeKey | null): void => {
    dispatch({ type: 'remove', keys: [key] });
    onLeft(beside);
  };
  const pasteCopy = (nodes: CopiedNodes, at: number): boolean => {
    if (nodes.kind !== kind) return false;
    insert(freshCopy(nodes, newKey), at, 'copy');
    return true;
  };
  return {
    insert: (added, at, then = 'open') => insert(added, at, then === 'open' ? 'new' : 'copy'),
    move(key, from, to) {
      // Places are counted with the moved node still there.
      dispatch({ type: 'move', keys: [key], to: { ...place, at: to > from ? to + 1 : to } });
    },
    moveTo: onMoveTo,
    duplicate(key, at) {
      const nodes = copy(key);
      if (nodes) insert(freshCopy(nodes, newKey), at + 1, 'copy');
    },
    copy: keep,
    cut(key, beside) {
      keep(key);
      remove(key, beside);
    },
    remove,
    save: onSave,
    authors: onAuthors,
    paste: copied?.kind === kind ? (at) => void pasteCopy(copied, at) : null,
    pasteCopy,
  };
}
