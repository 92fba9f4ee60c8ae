import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { roomy, wide } from './AdminTable.styles.ts';

const useStyles = makeStyles({
  address: {
    display: 'block',
    overflowWrap: 'anywhere',
    [wide]: { maxWidth: '10em', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    [roomy]: { maxWidth: 'max(17em, 24cqi)' },
    // There is no pointer to read the rest with when one comes by keyboard.
    'tr:has(:focus-visible) &': { [wide]: { whiteSpace: 'normal' } },
  },
  below: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/**
 * An e-mail address in a table: below a name, or with `asName` in the place of one. Where there are columns it stays on one line and is cut
 * off where it is too long; all of it is told on hover, and shown while the focus is in its row.
 */
export function Address({ children, asName = false }: { children: string; asName?: boolean }): ReactElement {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.address, !asName && styles.below)} title={children}>
      {children}
    </span>
  );
}
