import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import type { OpenComments } from '../review/openComments.ts';
import { structureMessages as messages } from './messages.ts';
import { useTreeStyles } from './StructureTree.styles.ts';
import { TreeRowView } from './TreeRowView.tsx';
import type { TreeRow } from './treeRows.ts';
import type { Carrying } from './useCarrying.ts';
import type { Tree } from './useTree.ts';
import type { TreeCommands } from './useTreeCommands.ts';

/** The rows of the structure. */
export function TreeRows({
  treeId,
  tree,
  current,
  readOnly,
  open,
  commands,
  carrying,
}: {
  draft: CourseDraft;
  treeId: string;
  tree: Tree;
  current: NodeKey | null;
  readOnly: boolean;
  open: OpenComments;
  commands: Pick<TreeCommands, 'rename'>;
  carrying: Pick<Carrying, 'carried' | 'target'>;
}): ReactElement {
  const { rows, focused, selected, renaming } = tree;
  const { target, carried } = carrying;
  const renamed = useLatest((name: string | null, byKeyboard: boolean): void => {
    if (name !== null && renaming !== null) commands.rename(renaming, name);
    tree.send({ type: 'renamed', byKeyboard });
  });
  // Whatever else is typed in the course, thousand rows that say the same are not even compared.
  return useMemo(() => {
    const chosen = new Set(selected);
    const lifted = new Set(carried?.keys);
    const draw = (row: TreeRow): ReactElement => {
      const { key } = row;
      if (row.kind === 'add') return <AddRow key={key} rowKey={key} focused={focused === key} />;
      const { key: nodeKey, ...node } = row;
      return (
        <TreeRowView
          key={nodeKey}
          nodeKey={nodeKey}
          {...node}
          treeId={treeId}
          focused={focused === nodeKey}
          selected={chosen.has(nodeKey)}
          current={current === nodeKey}
          renaming={renaming === nodeKey}
          carried={lifted.has(nodeKey)}
          line={target?.row === nodeKey ? target.edge : null}
          readOnly={readOnly}
          openCount={(node.kind === 'module' ? open.ofModules : open.ofLectures).get(node.id ?? 0) ?? 0}
          onRenamed={renamed}
        />
      );
    };
    return <>{rows.map(draw)}</>;
  }, [rows, focused, selected, renaming, target, carried, current, readOnly, open, treeId, renamed]);
}

function AddRow({ rowKey, focused }: { rowKey: string; focused: boolean }): ReactElement {
  const intl = useIntl();
  const styles = useTreeStyles();
  return (
    <div role="row" aria-level={2} data-key={rowKey} className={styles.add}>
      <span role="gridcell">
        <Button
          size="small"
          appearance="subtle"
          data-part="add"
          data-focus
          tabIndex={focused ? 0 : -1}
          icon={<Add20Regular />}
        >
          {intl.formatMessage(messages.addLecture)}
        </Button>
      </span>
    </div>
  );
}

/** One function for all drawings, which does what the last one would: rows need not be drawn again for it. */
function useLatest<Args extends readonly unknown[]>(does: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(does);
  useLayoutEffect(() => {
    latest.current = does;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
