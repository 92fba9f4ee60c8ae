import { Button, mergeClasses } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons/svg/dismiss';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { quizMessages } from '../messages.ts';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import type { LabelProps } from '../QuestionProps.ts';
import { dropId } from './dragPlace.ts';
import { placingMessages as messages } from './messages.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import { placeMark } from './placementRules.ts';
import type { Placing } from './Placing.ts';
import { PlaceMenu } from './PlaceMenu.tsx';
import { PlacingItem } from './PlacingItem.tsx';
import { PlacingTarget } from './PlacingTarget.tsx';

/** A category with the items that were put into it and, once it may be told, those that belong there; below them, room for one more. */
export function CategoryBox({
  category: { key, label },
  items,
  placing,
  right,
  verdict,
}: {
  category: LabelProps;
  items: readonly LabelProps[];
  placing: Placing;
  /** The items that belong there; null while that may not be told. */
  right: readonly string[] | null;
  verdict: boolean | null;
}): ReactElement {
  const intl = useIntl();
  const direction = useContentDirection();
  const styles = usePlacementStyles();
  const { placement, kind, locked, frozen, drag } = placing;
  const placed = placement[key] ?? [];
  const missed = (right ?? []).filter((item) => !placed.includes(item));
  const open = placing.takes(key);
  const over = drag?.over?.category === key;
  const name = plainText(label);
  return (
    <div
      dir={direction}
      role="group"
      aria-label={name}
      data-zone={dropId({ category: key })}
      className={mergeClasses(styles.category, open && styles.open, over && styles.over)}
    >
      <AuthorHtml className={styles.categoryLabel} html={label} />
      {placed.length + missed.length > 0 ? (
        <ul className={mergeClasses(styles.items, styles.placed)}>
          {[...placed, ...missed].map((item) => {
            const html = items.find((each) => each.key === item)?.label ?? '';
            const chosen = placed.includes(item);
            const dragged = { item, from: key };
            const mark = placeMark({ chosen, right: right && right.includes(item), verdict });
            return (
              <PlacingItem key={item} dragged={dragged} html={html} mark={mark} placing={placing}>
                {locked || !chosen ? null : (
                  <>
                    {kind === 'moves' ? <PlaceMenu dragged={dragged} placing={placing} /> : null}
                    <Button
                      appearance="subtle"
                      className={styles.button}
                      icon={<Dismiss20Regular />}
                      aria-label={intl.formatMessage(quizMessages.takeOut, { item: placing.itemName(item) })}
                      disabledFocusable={frozen}
                      onClick={() => placing.put(dragged, null)}
                    />
                  </>
                )}
              </PlacingItem>
            );
          })}
        </ul>
      ) : null}
      {locked ? null : (
        <div aria-hidden className={mergeClasses(styles.slot, (open || over) && styles.slotOpen)}>
          {open || over ? intl.formatMessage(messages.putHere) : null}
        </div>
      )}
      {open ? <PlacingTarget category={key} name={name} placing={placing} /> : null}
    </div>
  );
}
