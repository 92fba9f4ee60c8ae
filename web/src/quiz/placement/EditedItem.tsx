import { useDraggable } from '@dnd-kit/core';
import { CSS } from '@dnd-kit/utilities';
import { Button, mergeClasses } from '@fluentui/react-components';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AuthorField } from '../../editing/AuthorField.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { AnswerField, type AnswerKeys } from '../editor/AnswerField.tsx';
import { ExplainButton } from '../editor/ExplainButton.tsx';
import { editorMessages as messages } from '../editorMessages.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { dragId, type DraggedItem } from './dragPlace.ts';
import { usePlacementEditorStyles } from './PlacementEditor.styles.ts';

/** An item in the pool or in a category. Its handle is for pointers alone: its buttons do the same. */
export function EditedItem({
  name,
  label,
  dragged,
  editing,
  actions,
}: {
  name: string;
  label: string;
  dragged: DraggedItem;
  /** What can be written here; null where the item is written elsewhere. */
  editing: {
    readonly explanation: string;
    readonly keys: AnswerKeys;
    readonly onLabel: (label: string) => void;
    readonly onExplanation: (text: string) => void;
  } | null;
  actions: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = usePlacementEditorStyles();
  const lang = useContentLanguage();
  const [open, setOpen] = useState(Boolean(editing?.explanation));
  const { listeners, setNodeRef, transform, isDragging } = useDraggable({ id: dragId(dragged), data: dragged });
  return (
    <li
      ref={setNodeRef}
      className={mergeClasses(styles.item, isDragging && styles.dragged)}
      style={{ transform: CSS.Translate.toString(transform) }}
    >
      <Button
        {...listeners}
        appearance="subtle"
        className={styles.handle}
        icon={<ReOrderDotsVertical20Regular />}
        aria-hidden
        tabIndex={-1}
      />
      {editing ? (
        <div className={styles.field}>
          <AnswerField
            label={intl.formatMessage(messages.itemText, { name })}
            value={label}
            keys={editing.keys}
            onChanged={editing.onLabel}
          />
        </div>
      ) : (
        <span className={styles.text} lang={lang}>
          {plainText(label)}
        </span>
      )}
      <div className={styles.actions}>
        {editing ? (
          <ExplainButton
            name={name}
            open={open}
            written={editing.explanation !== ''}
            onToggled={() => setOpen(!open)}
          />
        ) : null}
        {actions}
      </div>
      {open && editing ? (
        <div className={styles.explanation}>
          <AuthorField
            label={intl.formatMessage(messages.explanation, { name })}
            value={editing.explanation}
            placeholder={intl.formatMessage(messages.explanationHint)}
            onChanged={editing.onExplanation}
          />
        </div>
      ) : null}
    </li>
  );
}
