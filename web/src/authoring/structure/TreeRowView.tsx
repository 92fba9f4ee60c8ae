import { useDraggable } from '@dnd-kit/core';
import { Button, mergeClasses } from '@fluentui/react-components';
import { ChevronDown16Regular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronRight16Regular } from '@fluentui/react-icons/svg/chevron-right';
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal';
import { ReOrderDotsVertical16Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { memo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import type { NodeKey } from '../draft/courseDraft.ts';
import { fieldMessages } from '../../editing/messages.ts';
import { OpenCount } from '../review/OpenCount.tsx';
import { structureMessages as messages } from './messages.ts';
import { RenameField } from './RenameField.tsx';
import { useTreeStyles } from './StructureTree.styles.ts';
import type { NodeRow } from './treeRows.ts';

export interface TreeRowProps extends Omit<NodeRow, 'key'> {
  readonly nodeKey: NodeKey;
  /** Begins the ids of the tree. */
  readonly treeId: string;
  /** Whether the keyboard stops here. */
  readonly focused: boolean;
  readonly selected: boolean;
  /** Whether it is the open lecture. */
  readonly current: boolean;
  readonly renaming: boolean;
  readonly carried: boolean;
  /** At which edge something carried would be put down. */
  readonly line: 'before' | 'after' | null;
  readonly readOnly: boolean;
  /** How many conversations about it are open. */
  readonly openCount: number;
  readonly onRenamed: (name: string | null, byKeyboard: boolean) => void;
}

/** A module or a lecture in the structure. The tree hears what is pressed in it. */
export const TreeRowView = memo(function TreeRowView(props: TreeRowProps): ReactElement {
  const {
    nodeKey,
    kind,
    name,
    expanded,
    treeId,
    focused,
    selected,
    current,
    renaming,
    carried,
    line,
    readOnly,
    openCount,
  } = props;
  const intl = useIntl();
  const styles = useTreeStyles();
  const lang = useContentLanguage();
  const { listeners, setNodeRef } = useDraggable({ id: nodeKey, disabled: readOnly || renaming });
  const nameId = `${treeId}-${nodeKey}`;
  const tabIndex = focused ? 0 : -1;
  return (
    <div
      ref={setNodeRef}
      {...listeners}
      role="row"
      data-key={nodeKey}
      aria-labelledby={openCount === 0 ? nameId : `${nameId} ${nameId}-open`}
      aria-level={kind === 'module' ? 1 : 2}
      aria-posinset={props.at + 1}
      aria-setsize={props.count}
      aria-expanded={expanded ?? undefined}
      aria-selected={readOnly ? undefined : selected}
      aria-current={current ? 'page' : undefined}
      tabIndex={tabIndex}
      className={mergeClasses(
        styles.row,
        kind === 'lecture' && styles.inside,
        current && styles.current,
        selected && styles.selected,
        carried && styles.carried,
        line === 'before' && styles.lineBefore,
        line === 'after' && styles.lineAfter,
      )}
    >
      <span role="gridcell" className={styles.cell}>
        {expanded === null ? null : (
          <span data-part="chevron" className={styles.chevron} aria-hidden>
            {expanded ? <ChevronDown16Regular /> : <ChevronRight16Regular />}
          </span>
        )}
        {renaming ? (
          <RenameField name={name} onEnded={props.onRenamed} />
        ) : (
          <span id={nameId} lang={lang} className={mergeClasses(styles.name, kind === 'module' && styles.moduleName)}>
            {name}
          </span>
        )}
        {openCount === 0 ? null : <OpenCount id={`${nameId}-open`} count={openCount} withIcon />}
      </span>
      {readOnly || renaming ? null : (
        <span role="gridcell" className={styles.tools}>
          <Button
            size="small"
            appearance="subtle"
            data-part="handle"
            tabIndex={tabIndex}
            className={styles.handle}
            icon={<ReOrderDotsVertical16Regular />}
            aria-label={intl.formatMessage(fieldMessages.drag, { name })}
            aria-describedby={`${treeId}-how`}
          />
          <Button
            size="small"
            appearance="subtle"
            data-part="menu"
            tabIndex={tabIndex}
            icon={<MoreHorizontal20Regular />}
            aria-haspopup="menu"
            aria-label={intl.formatMessage(messages.actions, { name })}
          />
        </span>
      )}
    </div>
  );
});
