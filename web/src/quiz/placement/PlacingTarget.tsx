import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { placingMessages as messages } from './messages.ts';
import { usePlacementStyles } from './Placement.styles.ts';
import type { Placing } from './Placing.ts';

/** Lies over the pool or a category while an item is held: a press anywhere there puts it down. */
export function PlacingTarget({
  category,
  name,
  placing: { held, put, itemName },
}: {
  /** Null for the pool. */
  category: string | null;
  name: string;
  placing: Placing;
}): ReactElement | null {
  const intl = useIntl();
  const styles = usePlacementStyles();
  if (held === null) return null;
  return (
    <button
      type="button"
      data-target=""
      className={styles.target}
      aria-label={intl.formatMessage(messages.target, { place: name, item: itemName(held.item) })}
      onClick={() => put(held, category)}
    />
  );
}
