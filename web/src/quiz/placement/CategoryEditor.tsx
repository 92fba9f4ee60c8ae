import { useDroppable } from '@dnd-kit/core';
import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowUndo20Regular } from '@fluentui/react-icons/svg/arrow-undo';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import { useMergedRefs } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorField } from '../../editing/AuthorField.tsx';
import type { Label } from './placementShape.ts';
import { useFocusEntry } from '../../editing/entries/useFocusEntry.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { dropId } from './dragPlace.ts';
import { EditedItem } from './EditedItem.tsx';
import { itemsIn } from './placementEditRules.ts';
import { usePlacementEditorStyles } from './PlacementEditor.styles.ts';
import { PutIntoMenu } from './PutIntoMenu.tsx';
import type { PlacementActions } from './usePlacementActions.ts';

/** A category: its name, and the items that belong to it. */
export function CategoryEditor({
  category,
  actions,
  onRemoved,
}: {
  category: Label;
  actions: PlacementActions;
  onRemoved: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = usePlacementEditorStyles();
  const { root, focusEntry } = useFocusEntry();
  const { setNodeRef, isOver } = useDroppable({
    id: dropId({ category: category.key }),
    data: { category: category.key },
  });
  const ref = useMergedRefs(root, setNodeRef);
  const { content } = actions;
  const items = itemsIn(content, category.key);
  const name = actions.categoryName(category.key);
  const only = content.categories.length === 1;
  const single = content.type === 'categorization';
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      tabIndex={-1}
      data-category=""
      className={mergeClasses(styles.category, isOver && styles.over)}
    >
      <div className={styles.head}>
        <div className={styles.field}>
          <AuthorField
            label={intl.formatMessage(messages.itemText, { name })}
            labelHidden
            value={category.label}
            onChanged={(label) => actions.setCategoryLabel(category.key, label)}
          />
        </div>
        <Button
          appearance="subtle"
          icon={<Delete20Regular />}
          aria-label={intl.formatMessage(only ? entryMessages.onlyOne : entryMessages.remove, { name })}
          disabledFocusable={only}
          onClick={onRemoved}
        />
      </div>
      {items.length === 0 ? <p className={styles.empty}>{intl.formatMessage(messages.categoryEmpty)}</p> : null}
      <ul aria-label={name} className={styles.list}>
        {items.map(({ key, label }, index) => (
          <EditedItem
            key={key}
            name={actions.itemName(key)}
            label={label}
            dragged={{ item: key, from: category.key }}
            editing={single ? actions.editing(key, actions.keysOf(items, index, category.key, focusEntry)) : null}
            actions={
              <>
                {single ? (
                  <PutIntoMenu
                    name={actions.itemName(key)}
                    categories={actions.openTo(key)}
                    onPut={(other) => {
                      actions.place(key, other);
                      focusEntry(index, 'button');
                    }}
                  />
                ) : null}
                <Button
                  appearance="subtle"
                  icon={<ArrowUndo20Regular />}
                  aria-label={intl.formatMessage(messages.takeOut, { name: actions.itemName(key), category: name })}
                  onClick={() => {
                    actions.takeOut(key, category.key);
                    focusEntry(index, 'button');
                  }}
                />
              </>
            }
          />
        ))}
      </ul>
    </div>
  );
}
