import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBottomBar } from '../../ui/bar/useBottomBar.ts';
import { tableMessages as messages } from './messages.ts';
import type { RowSelection } from './useSelection.ts';

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: '12px',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    padding: '8px 8px 8px 16px',
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    // On a window that is hardly higher than the bar, it would cover what one selects.
    '@media (max-height: 400px)': { position: 'static' },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px',
    // Where they may not fit beside it, a line of their own, below the count and the way out.
    '@media (max-width: 1023.98px)': { order: 1, flexBasis: '100%' },
  },
  count: { marginInlineEnd: 'auto', fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});

/** What can be done with the selected rows; its last button ends the selection, as Escape on a box does. */
export function BulkBar({
  selection,
  total,
  children,
}: {
  selection: RowSelection;
  /** How many rows match over all pages; left out where rows are selected one by one alone. */
  total?: number;
  /** The actions. */
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const bar = useRef<HTMLElement>(null);
  useBottomBar(bar);
  const { count, clear, selectAll } = selection;
  return (
    <section ref={bar} aria-label={intl.formatMessage(messages.withSelected)} className={styles.bar}>
      <span className={styles.count} role="status">
        {intl.formatMessage(messages.selected, { count })}
      </span>
      {total !== undefined && count < total ? (
        <Button appearance="transparent" onClick={selectAll}>
          {intl.formatMessage(messages.selectAll, { count: total })}
        </Button>
      ) : null}
      <div className={styles.actions}>{children}</div>
      <Button
        appearance="subtle"
        icon={<DismissRegular fontSize={20} />}
        aria-label={intl.formatMessage(messages.clear)}
        title={intl.formatMessage(messages.clear)}
        onClick={clear}
      />
    </section>
  );
}
