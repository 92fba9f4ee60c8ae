import { useDroppable } from '@dnd-kit/core';
import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { Delete20Regular } from '@fluentui/react-icons/svg/delete';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import { useFocusEntry } from '../../editing/entries/useFocusEntry.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { entryMessages } from '../../editing/entries/entryMessages.ts';
import { dropId } from './dragPlace.ts';
import { EditedItem } from './EditedItem.tsx';
import type { PlacementActions } from './usePlacementActions.ts';
import { poolOf } from './placementEditRules.ts';
import { usePlacementEditorStyles } from './PlacementEditor.styles.ts';
import { PutIntoMenu } from './PutIntoMenu.tsx';

/** The items that can be dragged into categories; new ones come here. */
export function PoolEditor({ actions }: { actions: PlacementActions }): ReactElement {
  const intl = useIntl();
  const styles = usePlacementEditorStyles();
  const { root, focusEntry } = useFocusEntry();
  const { setNodeRef, isOver } = useDroppable({ id: dropId({ category: null }), data: { category: null } });
  const { content } = actions;
  const pool = poolOf(content);
  const single = content.type === 'categorization';
  const heading = intl.formatMessage(messages.items);
  return (
    <EditorPart
      ref={root}
      heading={heading}
      hint={`${intl.formatMessage(single ? messages.poolHint : messages.poolHintMany)} ${intl.formatMessage(messages.listKeys)}`}
    >
      <div ref={setNodeRef} className={mergeClasses(styles.pool, isOver && single && styles.over)}>
        {pool.length === 0 ? <p className={styles.empty}>{intl.formatMessage(messages.poolEmpty)}</p> : null}
        <ul aria-label={heading} className={styles.list}>
          {pool.map(({ key, label }, index) => {
            const name = actions.itemName(key);
            const only = content.items.length === 1;
            return (
              <EditedItem
                key={key}
                name={name}
                label={label}
                dragged={{ item: key, from: null }}
                editing={actions.editing(key, actions.keysOf(pool, index, null, focusEntry))}
                actions={
                  <>
                    <Button
                      appearance="subtle"
                      icon={<Delete20Regular />}
                      aria-label={intl.formatMessage(only ? entryMessages.onlyOne : entryMessages.remove, { name })}
                      disabledFocusable={only}
                      onClick={() => {
                        actions.removeItem(key);
                        focusEntry(index, 'button');
                      }}
                    />
                    <PutIntoMenu
                      name={name}
                      categories={actions.openTo(key)}
                      onPut={(category) => {
                        actions.place(key, category);
                        if (single) focusEntry(index, 'button');
                      }}
                    />
                  </>
                }
              />
            );
          })}
        </ul>
      </div>
      <div>
        <Button
          icon={<Add20Regular />}
          onClick={() => {
            if (actions.addItem()) focusEntry(pool.length, 'text');
          }}
        >
          {intl.formatMessage(messages.addItem)}
        </Button>
      </div>
    </EditorPart>
  );
}
