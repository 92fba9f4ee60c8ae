import { DndContext, PointerSensor, pointerWithin, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { Button } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { useRef, useEffect, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EditorPart } from '../../editing/entries/EditorPart.tsx';
import type { TypeEditorProps } from '../questionType.ts';
import type { PlacementContent } from './placementEditRules.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { CategoryEditor } from './CategoryEditor.tsx';
import type { DraggedItem, DropPlace } from './dragPlace.ts';
import { PoolEditor } from './PoolEditor.tsx';
import { usePlacementEditorStyles } from './PlacementEditor.styles.ts';
import { usePlacementActions } from './usePlacementActions.ts';

/** Screen readers have no part in dragging: what buttons do is said by the editor itself. */
const silent = { onDragStart: () => '', onDragOver: () => '', onDragEnd: () => '', onDragCancel: () => '' };

/** Items and categories, and which belongs where: by dragging, or by the menu at each item (QEDIT-01, QEDIT-10). */
export function PlacementEditor(props: TypeEditorProps<PlacementContent>): ReactElement {
  const intl = useIntl();
  const styles = usePlacementEditorStyles();
  const actions = usePlacementActions(props);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const boxes = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly index: number; readonly text: boolean } | null>(null);
  const { categories } = props.content;
  useEffect(() => {
    if (wanted === null) return;
    const all = boxes.current?.querySelectorAll<HTMLElement>('[data-category]') ?? [];
    const box = all[Math.min(wanted.index, all.length - 1)];
    (wanted.text ? box?.querySelector<HTMLElement>('textarea, [contenteditable], [role="textbox"]') : box)?.focus();
  }, [wanted]);

  const drop = ({ active, over }: DragEndEvent): void => {
    const { item, from } = active.data.current as DraggedItem;
    const place = over?.data.current as DropPlace | undefined;
    if (!place || place.category === from) return;
    if (place.category !== null) {
      // One that may have several categories is moved where it is dragged out of one, and copied out of the pool.
      if (from !== null && props.content.type === 'multipleAssociation') actions.move(item, from, place.category);
      else actions.place(item, place.category);
    } else if (from !== null) actions.takeOut(item, from);
  };
  const heading = intl.formatMessage(messages.categories);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent }}
      onDragEnd={drop}
    >
      <PoolEditor actions={actions} />
      <EditorPart heading={heading} said={actions.said}>
        <div ref={boxes} className={styles.categories}>
          {categories.map((category, index) => (
            <CategoryEditor
              key={category.key}
              category={category}
              actions={actions}
              onRemoved={() => {
                actions.removeCategory(category.key);
                setWanted({ index, text: false });
              }}
            />
          ))}
        </div>
        <div>
          <Button
            icon={<Add20Regular />}
            onClick={() => {
              actions.addCategory();
              setWanted({ index: categories.length, text: true });
            }}
          >
            {intl.formatMessage(messages.addCategory)}
          </Button>
        </div>
      </EditorPart>
    </DndContext>
  );
}
