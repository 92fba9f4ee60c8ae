import { mergeClasses } from '@fluentui/react-components';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChoiceMark } from '../choice/ChoiceMark.tsx';
import type { OptionMark } from '../choice/choiceRules.ts';
import { markWords } from '../choice/markWords.ts';
import { usePress } from '../choice/usePress.ts';
import { shiftOf } from '../drag/useItemDrag.ts';
import { dragId, type DraggedItem } from './dragPlace.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import type { Placing } from './Placing.ts';
import { sameItem } from './useHeldItem.ts';

/** An item in the pool or in a category: dragged, or picked up by a press anywhere on it. */
export function PlacingItem({
  dragged,
  html,
  mark = 'none',
  placing,
  children,
}: {
  dragged: DraggedItem;
  html: string;
  /** Whether it is right here, as far as that may be told (QUIZ-11, QUIZ-12). */
  mark?: OptionMark;
  placing: Placing;
  /** What else can be done with it. */
  children?: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const direction = useContentDirection();
  const styles = usePlacementStyles();
  const press = usePress();
  const { frozen, held, drag, pick, put } = placing;
  // What only shows where an item belongs is not there.
  const still = placing.locked || mark === 'missed';
  const shifted = drag !== null && sameItem(drag.item, dragged) && !still;
  const words = markWords[mark];
  return (
    <li
      dir={direction}
      data-mark={mark}
      className={mergeClasses(
        styles.item,
        !still && styles.movable,
        mark !== 'none' && styles[mark],
        !still && sameItem(held, dragged) && styles.held,
        shifted && styles.dragged,
      )}
      style={shifted ? { transform: shiftOf(drag) } : undefined}
      onPointerDown={still ? undefined : (event) => placing.onPointerDown(event, dragged)}
    >
      {still ? null : (
        <button
          type="button"
          data-pick={dragId(dragged)}
          className={styles.pick}
          aria-label={placing.itemName(dragged.item)}
          aria-pressed={sameItem(held, dragged)}
          aria-disabled={frozen}
          onPointerDown={press.onPointerDown}
          onClick={(event) => {
            if (press.isPress(event)) pick(dragged, event.detail === 0);
          }}
          onKeyDown={({ key }) => {
            if (dragged.from !== null && (key === 'Delete' || key === 'Backspace')) put(dragged, null);
          }}
        >
          <span data-grip className={styles.grip}>
            <ReOrderDotsVertical20Regular />
          </span>
        </button>
      )}
      {words ? (
        <>
          <ChoiceMark kind="radio" mark={mark} />
          <VisuallyHidden>{intl.formatMessage(words)}</VisuallyHidden>
        </>
      ) : null}
      <AuthorHtml className={styles.label} html={html} />
      {children}
    </li>
  );
}
