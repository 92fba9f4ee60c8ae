import type { LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import { findOf } from '../draft/findNode.ts';
import type { MenuAbout, MenuCommand } from './treeMenuItems.tsx';
import type { StructureProps } from './StructureTree.tsx';
import { moveByOne } from './treeOperations.ts';
import { isNode } from './treeRows.ts';
import type { Carrying } from './useCarrying.ts';
import type { Tree } from './useTree.ts';
import type { TreeCommands } from './useTreeCommands.ts';

export interface TreeActions {
  /** What commands of keys and the menu are about: the selected rows when the keyboard is at one of them, else that row alone. */
  readonly meant: readonly NodeKey[];
  readonly about: MenuAbout;
  /** What cannot be done with these now. */
  readonly unavailable: ReadonlySet<MenuCommand>;
  run: (command: MenuCommand, keys: readonly NodeKey[]) => void;
}

/** The commands of keys, menu and bar by their names. */
export function useTreeActions({
  draft,
  readOnly,
  clipboard,
  onOpen,
  tree,
  commands,
  carrying,
  onMoveTo,
}: StructureProps & {
  tree: Tree;
  commands: TreeCommands;
  carrying: Pick<Carrying, 'moveByOne'>;
  onMoveTo: (keys: readonly NodeKey[]) => void;
}): TreeActions {
  const { focused, selected, send } = tree;
  const row = tree.rows.filter(isNode).find(({ key }) => key === focused);
  const meant = row && selected.includes(row.key) ? selected : row ? [row.key] : [];
  const unavailable = new Set<MenuCommand>([
    ...(clipboard.copied === null ? (['paste'] as const) : []),
    ...(moveByOne(draft, meant, -1) ? [] : (['moveUp'] as const)),
    ...(moveByOne(draft, meant, 1) ? [] : (['moveDown'] as const)),
  ]);
  const open = (key: NodeKey): void => {
    const lecture: LectureDraft | undefined = findOf(draft, 'lecture', key)?.node;
    if (lecture) onOpen(lecture);
    else send({ type: tree.collapsed.has(key) ? 'opened' : 'closed', module: key });
  };
  const run = (command: MenuCommand, keys: readonly NodeKey[]): void => {
    const [key] = keys;
    if (key === undefined) return;
    if (command === 'open') return open(key);
    if (readOnly) return;
    switch (command) {
      case 'rename':
        return send({ type: 'renaming', key });
      case 'select':
        return send({ type: 'toggled', key });
      case 'moveTo':
        return onMoveTo(keys);
      case 'moveUp':
      case 'moveDown':
        return carrying.moveByOne(keys, command === 'moveUp' ? -1 : 1);
      case 'paste':
        return commands.paste(clipboard.copied, key);
      case 'remove':
        return commands.remove(keys);
      default:
        void commands[command](keys);
    }
  };
  return { meant, about: meant.length > 1 ? 'several' : (row?.kind ?? 'lecture'), unavailable, run };
}
