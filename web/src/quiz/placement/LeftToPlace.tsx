import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { quizMessages as messages } from '../messages.ts';
import { categoriesOf, type Placement } from './placementRules.ts';

/** Says how many items stand nowhere yet, so that nobody checks a half-finished placement by accident. */
export function LeftToPlace({
  items,
  placement,
}: {
  items: readonly { readonly key: string }[];
  placement: Placement;
}): ReactElement | null {
  const intl = useIntl();
  const styles = useStyles();
  const count = items.filter(({ key }) => categoriesOf(placement, key).length === 0).length;
  return count === 0 ? null : (
    <span className={styles.text}>{intl.formatMessage(messages.leftToPlace, { count })}</span>
  );
}

const useStyles = makeStyles({
  text: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase300 },
});
