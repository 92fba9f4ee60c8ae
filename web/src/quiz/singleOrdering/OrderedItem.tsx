import { Button, mergeClasses } from '@fluentui/react-components';
import { ArrowDown20Regular } from '@fluentui/react-icons/svg/arrow-down';
import { ArrowUp20Regular } from '@fluentui/react-icons/svg/arrow-up';
import { ChevronDown12Regular } from '@fluentui/react-icons/svg/chevron-down';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { PointerEvent, ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ReOrderDotsVertical20Regular } from '@fluentui/react-icons/svg/re-order-dots-vertical';
import { ChoiceMark } from '../choice/ChoiceMark.tsx';
import { markWords } from '../choice/markWords.ts';
import { ItemMenu } from '../menu/ItemMenu.tsx';
import { quizMessages as messages } from '../messages.ts';
import { orderMessages } from '../../ui/order/orderMessages.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { orderingMessages } from './messages.ts';
import { useOrderingStyles } from './Ordering.styles.ts';

/** An item at its place in the sorted list, with what moves it. */
export function OrderedItem({
  position,
  html,
  index,
  count,
  right,
  locked,
  frozen,
  shift,
  target,
  onPointerDown,
  onMoved,
  onTakenOut,
}: {
  /** Its position among the items as they are shown at first, from 1. */
  position: number;
  html: string;
  /** Its place from 0. */
  index: number;
  /** How many items the sorted list has. */
  count: number;
  /** Whether this is its right place; null while that may not be told. */
  right: boolean | null;
  /** Whether nothing can be moved any more. */
  locked: boolean;
  /** Whether nothing can be moved now. */
  frozen: boolean;
  /** How far it is dragged; null while it is not. */
  shift: string | null;
  /** Where the dragged item would be dropped, seen from here. */
  target: 'before' | 'after' | null;
  onPointerDown: (event: PointerEvent) => void;
  /** Someone moved it to a place from 0. */
  onMoved: (to: number) => void;
  onTakenOut: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useOrderingStyles();
  const direction = useContentDirection();
  const item = plainText(html);
  const mark = right === null ? null : right ? 'right' : 'wrong';
  return (
    <li
      dir={direction}
      data-item={position}
      className={mergeClasses(
        styles.item,
        styles.target,
        right !== null && (right ? styles.right : styles.wrong),
        !frozen && styles.movable,
        target !== null && styles[target],
        shift !== null && styles.dragged,
      )}
      style={shift === null ? undefined : { transform: shift }}
      onPointerDown={onPointerDown}
    >
      {locked ? null : (
        <span aria-hidden data-grip className={styles.grip}>
          <ReOrderDotsVertical20Regular />
        </span>
      )}
      {locked ? (
        <span aria-hidden className={styles.place}>
          {index + 1}
        </span>
      ) : (
        <ItemMenu
          name={intl.formatMessage(orderingMessages.changePlace, { place: index + 1, item })}
          className={styles.placeButton}
          frozen={frozen}
          kind="radio"
          entries={Array.from({ length: count }, (_, to) => ({
            key: String(to),
            words: intl.formatMessage(orderingMessages.moveTo, { place: to + 1 }),
            checked: to === index,
            onChosen: () => onMoved(to),
          }))}
        >
          {index + 1}
          <ChevronDown12Regular aria-hidden className={styles.chevron} />
        </ItemMenu>
      )}
      <AuthorHtml className={styles.label} html={html} />
      {mark === null ? null : (
        <span className={styles.mark}>
          <ChoiceMark kind="radio" mark={mark} />
          <VisuallyHidden>{intl.formatMessage(markWords[mark])}</VisuallyHidden>
        </span>
      )}
      {locked ? null : (
        <span className={styles.moves}>
          <Button
            appearance="subtle"
            icon={<ArrowUp20Regular />}
            aria-label={intl.formatMessage(orderMessages.moveUp, { item })}
            disabledFocusable={frozen || index === 0}
            onClick={() => onMoved(index - 1)}
          />
          <Button
            appearance="subtle"
            icon={<ArrowDown20Regular />}
            aria-label={intl.formatMessage(orderMessages.moveDown, { item })}
            disabledFocusable={frozen || index === count - 1}
            onClick={() => onMoved(index + 1)}
          />
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={intl.formatMessage(messages.takeOut, { item })}
            disabledFocusable={frozen}
            onClick={onTakenOut}
          />
        </span>
      )}
    </li>
  );
}
