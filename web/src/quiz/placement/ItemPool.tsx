import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AuthorHtml } from '../../ui/authorHtml/AuthorHtml.tsx';
import { useContentDirection } from '../../ui/authorHtml/direction.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { quizMessages } from '../messages.ts';
import type { LabelProps } from '../QuestionProps.ts';
import { dropId } from './dragPlace.ts';
import { placingMessages as messages } from './messages.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import { categoriesOf, unplacedIn } from './placementRules.ts';
import type { Placing } from './Placing.ts';
import { PlaceMenu } from './PlaceMenu.tsx';
import { PlacingItem } from './PlacingItem.tsx';
import { PlacingTarget } from './PlacingTarget.tsx';

const pool = { category: null };

/**
 * The items that can be put into categories. One that was moved into a category leaves an empty place, so that nothing below moves, and
 * returns to it. Once nothing can be moved any more only those are left that are nowhere.
 */
export function ItemPool({ items, placing }: { items: readonly LabelProps[]; placing: Placing }): ReactElement | null {
  const intl = useIntl();
  const direction = useContentDirection();
  const styles = usePlacementStyles();
  const headingId = useId();
  const { placement, kind, locked, drag } = placing;
  const nowhere = unplacedIn(items, placement);
  if (locked && nowhere.length === 0) return null;
  const shown = locked ? items.filter(({ key }) => nowhere.includes(key)) : items;
  const heading =
    kind === 'copies' || locked ? messages.items : nowhere.length > 0 ? quizMessages.toOrder : messages.allPlaced;
  const backHere = placing.takes(null) || drag?.over?.category === null;
  return (
    <div dir={direction} data-zone={dropId(pool)} className={mergeClasses(styles.pool, backHere && styles.poolOver)}>
      <p id={headingId} className={styles.heading}>
        {intl.formatMessage(heading)}
      </p>
      <ul aria-labelledby={headingId} className={styles.items}>
        {shown.map(({ key, label }) => {
          const count = categoriesOf(placement, key).length;
          if (kind === 'moves' && count > 0) {
            return (
              <li key={key} aria-hidden className={mergeClasses(styles.item, styles.gone)}>
                <AuthorHtml className={styles.label} html={label} />
                <span className={styles.button} />
              </li>
            );
          }
          return (
            <PlacingItem key={key} dragged={{ item: key, from: null }} html={label} placing={placing}>
              {kind === 'copies' && count > 0 ? (
                <span className={styles.count}>
                  <span aria-hidden>{intl.formatNumber(count)}</span>
                  <VisuallyHidden>{intl.formatMessage(messages.inCategories, { count })}</VisuallyHidden>
                </span>
              ) : null}
              {locked ? null : <PlaceMenu dragged={{ item: key, from: null }} placing={placing} />}
            </PlacingItem>
          );
        })}
      </ul>
      {placing.takes(null) ? (
        <PlacingTarget category={null} name={intl.formatMessage(heading)} placing={placing} />
      ) : null}
    </div>
  );
}
