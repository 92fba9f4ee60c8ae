import { Button, mergeClasses } from '@fluentui/react-components';
import { Add20Regular } from '@fluentui/react-icons/svg/add';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import type { PointerEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { authorText } from '../../ui/authorHtml/authorText.tsx';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { quizMessages as messages } from '../messages.ts';
import { usePress } from '../choice/usePress.ts';
import { shiftOf } from '../drag/useItemDrag.ts';
import { orderingMessages } from './messages.ts';
import { useOrderingStyles } from './Ordering.styles.ts';
import type { OrderDrag } from './targetOf.ts';

/** The items that stand nowhere yet; a click puts one at the end of the sorted list. It stays when it is empty: one can be dropped there. */
export function SourceList({
  items,
  locked,
  frozen,
  drag,
  onPointerDown,
  onPlaced,
}: {
  items: readonly { readonly position: number; readonly text: string }[];
  /** Whether nothing can be moved any more. */
  locked: boolean;
  /** Whether nothing can be placed now. */
  frozen: boolean;
  drag: OrderDrag | null;
  onPointerDown: (event: PointerEvent, position: number) => void;
  onPlaced: (position: number) => void;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useOrderingStyles();
  const lang = useContentLanguage();
  const press = usePress();
  if (items.length === 0 && locked) return null;
  return (
    <section data-zone="source">
      <p className={styles.heading}>{intl.formatMessage(messages.toOrder)}</p>
      {items.length === 0 ? (
        <p className={mergeClasses(styles.empty, styles.target, drag?.over === 'source' && styles.emptyOver)}>
          {intl.formatMessage(drag === null ? orderingMessages.allPlaced : orderingMessages.dropToTakeOut)}
        </p>
      ) : null}
      <ul data-list="source" className={styles.list}>
        {items.map(({ position, text }) => (
          <li
            key={position}
            className={mergeClasses(
              styles.sourceItem,
              !frozen && styles.movable,
              drag?.item === position && styles.dragged,
            )}
            style={drag?.item === position ? { transform: shiftOf(drag) } : undefined}
            onPointerDown={(event) => onPointerDown(event, position)}
          >
            <span aria-hidden data-grip className={styles.grip}>
              <ReOrderDotsVertical20Regular />
            </span>
            <Button
              className={styles.source}
              icon={<Add20Regular />}
              disabledFocusable={frozen}
              aria-label={intl.formatMessage(messages.placeNext, { item: text })}
              onPointerDown={press.onPointerDown}
              onClick={(event) => {
                if (press.isPress(event)) onPlaced(position);
              }}
            >
              {authorText(text, lang)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
