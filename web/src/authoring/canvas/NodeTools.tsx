import { Button, Toolbar } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowMove20Regular } from '@fluentui/react-icons/svg/arrow-move';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { BookmarkAdd20Regular } from '@fluentui/react-icons/svg/bookmark-add';
import { Checkmark20Regular } from '@fluentui/react-icons/svg/checkmark';
import { CommentAdd20Regular } from '@fluentui/react-icons/svg/comment-add';
import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { Cut20Regular } from '@fluentui/react-icons/svg/cut';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { DocumentMultiple20Regular } from '@fluentui/react-icons/svg/document-multiple';
import { Edit20Regular } from '@fluentui/react-icons/svg/edit';
import { History20Regular } from '@fluentui/react-icons/svg/history';
import type { MouseEvent, ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { sectionAuthorsMessages } from '../history/authors/messages.ts';
import { useStartComment } from '../review/CommentsContext.ts';
import { commentsMessages } from '../review/messages.ts';
import { savedSectionMessages } from '../savedSection/messages.ts';
import { structureMessages } from '../structure/messages.ts';
import { canvasMessages as messages } from './messages.ts';
import type { NodeActions } from './nodeActions.ts';
import { useNodeFrameStyles } from './NodeFrame.styles.ts';

/** The tools of a selected section or question. They float, so that nothing moves below the pointer that selects it. */
export function NodeTools({
  editing,
  actions,
  onEdit,
}: {
  /** Whether its editor is open. */
  editing: boolean;
  actions: NodeActions;
  onEdit: (event: MouseEvent) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useNodeFrameStyles();
  const startComment = useStartComment();
  return (
    <div className={styles.float} data-tools>
      <Toolbar
        size="small"
        aria-label={intl.formatMessage(messages.tools)}
        className={styles.tools}
        // Pressing a tool twice in a row is no double click on what stands below.
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {editing ? (
          <Button size="small" appearance="primary" icon={<Checkmark20Regular />} onClick={actions.onDone}>
            {intl.formatMessage(messages.done)}
          </Button>
        ) : (
          <Button size="small" appearance="subtle" icon={<Edit20Regular />} onClick={onEdit}>
            {intl.formatMessage(messages.edit)}
          </Button>
        )}
        <Tool message={messages.moveUp} icon={<ArrowUp20Regular />} onClick={actions.onMoveUp} />
        <Tool message={messages.moveDown} icon={<ArrowDown20Regular />} onClick={actions.onMoveDown} />
        <Tool message={structureMessages.moveTo} icon={<ArrowMove20Regular />} onClick={actions.onMoveTo} />
        <Tool message={messages.duplicate} icon={<DocumentMultiple20Regular />} onClick={actions.onDuplicate} />
        <Tool message={messages.copy} icon={<Copy20Regular />} onClick={actions.onCopy} />
        <Tool message={messages.cut} icon={<Cut20Regular />} onClick={actions.onCut} />
        <Tool message={savedSectionMessages.save} icon={<BookmarkAdd20Regular />} onClick={actions.onSave} />
        {startComment ? (
          <Button
            size="small"
            appearance="subtle"
            icon={<CommentAdd20Regular />}
            aria-label={intl.formatMessage(commentsMessages.comment)}
            title={intl.formatMessage(commentsMessages.comment)}
            // Words that are selected in the section are quoted: pressing must not take the selection away.
            onMouseDown={(event) => event.preventDefault()}
            onClick={({ currentTarget }) => startComment(currentTarget.closest('[data-node]'))}
          />
        ) : null}
        <Tool message={sectionAuthorsMessages.tool} icon={<History20Regular />} onClick={actions.onAuthors} />
        <Tool message={messages.remove} icon={<Delete20Regular />} onClick={actions.onRemove} />
      </Toolbar>
    </div>
  );
}

function Tool({
  message,
  icon,
  onClick,
}: {
  message: MessageDescriptor;
  icon: ReactElement;
  /** Absent where there is no such tool, null where it cannot be used now. */
  onClick: (() => void) | null | undefined;
}): ReactElement | null {
  const name = useIntl().formatMessage(message);
  if (onClick === undefined) return null;
  return (
    <Button
      size="small"
      appearance="subtle"
      icon={icon}
      aria-label={name}
      title={name}
      disabledFocusable={onClick === null}
      onClick={onClick ?? undefined}
    />
  );
}
