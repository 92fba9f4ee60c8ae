import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { copyNodes, type CopiedNodes } from '../clipboard/copyNodes.ts';
import { freshCopy } from '../clipboard/freshCopy.ts';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { findNode } from '../draft/findNode.ts';
import type { Operation, Place } from '../draft/operation.ts';
import { structureMessages as messages } from './messages.ts';
import { newLecture, newModule } from './newNodes.ts';
import { neighbourOf, pasteBeside, unreadIn } from './treeOperations.ts';
import type { Tree } from './useTree.ts';
import { useTreeWords } from './useTreeWords.ts';

/** Gives the draft once the contents of these lectures are read; null when one could not be. */
export type ReadLectures = (lectures: readonly NodeKey[]) => Promise<CourseDraft | null>;

export interface TreeCommands {
  addModule: () => void;
  addLecture: (module: NodeKey) => void;
  rename: (key: NodeKey, name: string) => void;
  remove: (keys: readonly NodeKey[]) => void;
  copy: (keys: readonly NodeKey[]) => Promise<boolean>;
  cut: (keys: readonly NodeKey[]) => Promise<void>;
  duplicate: (keys: readonly NodeKey[]) => Promise<void>;
  /** Puts it behind the row, or says why it cannot stand there. */
  paste: (copied: CopiedNodes | 'wrong' | null, beside: NodeKey | null) => void;
  move: (keys: readonly NodeKey[], to: Place) => void;
}

/** What can be done with modules and lectures (EDIT-04). Keys are of one kind, in the order of the course. */
export function useTreeCommands({
  draft,
  tree,
  clipboard,
  readLectures,
  dispatch,
}: {
  draft: CourseDraft;
  tree: Tree;
  clipboard: Clipboard;
  readLectures: ReadLectures;
  dispatch: (operation: Operation) => void;
}): TreeCommands {
  const intl = useIntl();
  const toast = useToast();
  const words = useTreeWords();
  const { send } = tree;

  /** A copy of the nodes, and the draft that it was taken from; null when a lecture of them could not be read. */
  const copyOf = async (keys: readonly NodeKey[]): Promise<readonly [CopiedNodes, CourseDraft] | null> => {
    const unread = unreadIn(draft, keys);
    const read = unread.length === 0 ? draft : await readLectures(unread);
    const copied = read && copyNodes(read, keys);
    if (read && copied !== null && typeof copied !== 'string') return [copied, read];
    toast({ intent: 'error', text: intl.formatMessage(messages.notRead) });
    return null;
  };
  const remove = (from: CourseDraft, keys: readonly NodeKey[]): void => {
    const next = neighbourOf(from, keys);
    dispatch({ type: 'remove', keys });
    send({ type: 'cleared' });
    if (next !== null) send({ type: 'went', key: next });
  };
  const insert = (operation: Extract<Operation, { type: 'insert' }>): void => {
    const { added, place } = operation;
    dispatch(operation);
    if (place.list === 'lectures') send({ type: 'opened', module: place.module });
    const first = added.nodes[0]?.key;
    if (first !== undefined) send({ type: 'went', key: first });
  };
  const copy = async (keys: readonly NodeKey[]): Promise<CourseDraft | null> => {
    const [copied, from] = (await copyOf(keys)) ?? [];
    if (!copied || !from) return null;
    clipboard.copy(copied);
    return from;
  };
  const move = (keys: readonly NodeKey[], to: Place): void => {
    dispatch({ type: 'move', keys, to });
    if (to.list === 'lectures') send({ type: 'opened', module: to.module });
    if (keys[0] !== undefined) send({ type: 'went', key: keys[0] });
  };

  return {
    addModule() {
      const at = draft.modules.length;
      const node = newModule(crypto.randomUUID(), intl.formatMessage(messages.newModule, { number: at + 1 }));
      insert({ type: 'insert', place: { list: 'modules', at }, added: { kind: 'module', nodes: [node] } });
      send({ type: 'renaming', key: node.key });
    },
    addLecture(module) {
      const at = draft.modules.find(({ key }) => key === module)?.lectures.length ?? 0;
      const node = newLecture(crypto.randomUUID(), intl.formatMessage(messages.newLecture, { number: at + 1 }));
      insert({ type: 'insert', place: { list: 'lectures', module, at }, added: { kind: 'lecture', nodes: [node] } });
      send({ type: 'renaming', key: node.key });
    },
    rename(key, name) {
      const kind = findNode(draft, key)?.kind;
      if (kind === 'module') dispatch({ type: 'setModule', key, fields: { name } });
      if (kind === 'lecture') dispatch({ type: 'setLecture', key, fields: { name } });
    },
    remove(keys) {
      remove(draft, keys);
      toast({ text: intl.formatMessage(messages.deleted, { what: words.what(draft, keys) }) });
    },
    async copy(keys) {
      const copied = (await copy(keys)) !== null;
      if (copied) toast({ text: intl.formatMessage(messages.copied, { what: words.what(draft, keys) }) });
      return copied;
    },
    async cut(keys) {
      const from = await copy(keys);
      if (from) remove(from, keys);
    },
    async duplicate(keys) {
      const [copied, from] = (await copyOf(keys)) ?? [];
      const last = findNode(from ?? draft, keys.at(-1) ?? '');
      if (!copied || !last) return;
      const place = { ...last.place, at: last.place.at + 1 };
      insert({ type: 'insert', place, added: freshCopy(copied, () => crypto.randomUUID()) });
    },
    paste(copied, beside) {
      if (copied === null) return;
      if (copied === 'wrong') {
        toast({ intent: 'error', text: intl.formatMessage(messages.wrongPaste) });
        return;
      }
      const operation = pasteBeside(draft, copied, beside, () => crypto.randomUUID());
      if (operation) insert(operation);
      else toast({ text: intl.formatMessage(copied.kind === 'lecture' ? messages.notHere : messages.pasteInLecture) });
    },
    move,
  };
}
