import { DndContext, DragOverlay } from '@dnd-kit/core';
import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useId, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Clipboard } from '../clipboard/useClipboard.ts';
import type { CourseDraft, LectureDraft, NodeKey } from '../draft/courseDraft.ts';
import type { Operation } from '../draft/operation.ts';
import { fieldMessages } from '../../editing/messages.ts';
import type { OpenComments } from '../review/openComments.ts';
import { structureMessages as messages } from './messages.ts';
import { MoveNodesDialog } from './MoveNodesDialog.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useTreeStyles } from './StructureTree.styles.ts';
import { TreeMenu } from './TreeMenu.tsx';
import { TreeRows } from './TreeRows.tsx';
import { useCarrying } from './useCarrying.ts';
import { usePointerDrag } from './usePointerDrag.ts';
import { useRowFocus, useTree } from './useTree.ts';
import { useTreeActions } from './useTreeActions.ts';
import { useTreeCommands, type ReadLectures } from './useTreeCommands.ts';
import { useTreeEvents } from './useTreeEvents.ts';
import { useTreeWords } from './useTreeWords.ts';

export interface StructureProps {
  draft: CourseDraft;
  /** The open lecture; null on the page of the course. */
  current: NodeKey | null;
  readOnly: boolean;
  /** What is open about its parts. */
  open: OpenComments;
  clipboard: Clipboard;
  readLectures: ReadLectures;
  dispatch: (operation: Operation) => void;
  /** Null opens the page of the course. */
  onOpen: (lecture: LectureDraft | null) => void;
}

/** The modules and lectures of a course as a tree grid: opened, added, renamed, moved, copied and deleted here (EDIT-04, BEY-05). */
export function StructureTree(props: StructureProps): ReactElement {
  const { draft, current, readOnly, onOpen } = props;
  const intl = useIntl();
  const styles = useTreeStyles();
  const words = useTreeWords();
  const treeId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const [moving, setMoving] = useState<readonly NodeKey[] | null>(null);
  const tree = useTree(draft, current, readOnly);
  const commands = useTreeCommands({ ...props, tree });
  const carrying = useCarrying(draft, tree, commands);
  const actions = useTreeActions({ ...props, tree, commands, carrying, onMoveTo: setMoving });
  const events = useTreeEvents({ ...props, tree, commands, carrying, actions, onMenu: setMenuAt });
  const drag = usePointerDrag(tree, carrying, grid);
  useRowFocus(tree, grid);
  /** What stood above the tree gives the focus back to it. */
  const goBack = (): void => {
    if (tree.focused !== null) tree.send({ type: 'went', key: tree.focused });
  };
  return (
    <div className={styles.structure}>
      <button
        type="button"
        aria-current={current === null ? 'page' : undefined}
        className={mergeClasses(styles.course, current === null && styles.current)}
        onClick={() => onOpen(null)}
      >
        {intl.formatMessage(messages.course)}
      </button>
      {tree.selected.length > 1 && !readOnly ? (
        <SelectionBar
          count={tree.selected.length}
          onCommand={(command) => actions.run(command, tree.selected)}
          onCleared={() => tree.send({ type: 'cleared' })}
        />
      ) : null}
      <DndContext {...drag}>
        <div
          ref={grid}
          {...events}
          role="treegrid"
          tabIndex={-1}
          aria-label={intl.formatMessage(messages.tree)}
          aria-multiselectable={!readOnly}
          className={styles.grid}
        >
          <TreeRows {...props} treeId={treeId} tree={tree} commands={commands} carrying={carrying} />
        </div>
        <DragOverlay dropAnimation={null} style={{ pointerEvents: 'none' }}>
          {carrying.carried ? <div className={styles.chip}>{words.what(draft, carrying.carried.keys)}</div> : null}
        </DragOverlay>
      </DndContext>
      {/* Learners of an umbrella course walk its tree: modules would be hidden from them (UMB-01). */}
      {readOnly || draft.fields.type === 'DECISION_TREE' ? null : (
        <Button className={styles.addModule} icon={<Add20Regular />} onClick={commands.addModule}>
          {intl.formatMessage(messages.addModule)}
        </Button>
      )}
      <VisuallyHidden>
        <span id={`${treeId}-how`}>{intl.formatMessage(fieldMessages.dragHow)}</span>
        <span role="status" aria-live="assertive">
          {carrying.said}
        </span>
      </VisuallyHidden>
      {menuAt ? (
        <TreeMenu
          target={menuAt}
          about={actions.about}
          unavailable={actions.unavailable}
          onCommand={(command) => actions.run(command, actions.meant)}
          onClosed={() => {
            setMenuAt(null);
            goBack();
          }}
        />
      ) : null}
      {moving ? (
        <MoveNodesDialog
          draft={draft}
          keys={moving}
          onMoved={(to) => carrying.moveTo(moving, to)}
          onDismissed={() => {
            setMoving(null);
            goBack();
          }}
        />
      ) : null}
    </div>
  );
}
