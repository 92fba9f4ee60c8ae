import { Button, makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  failed: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase300 },
});

/** The way to the rows that follow those of a table, and why they did not come. */
export function MoreRows({
  name,
  loading,
  failure,
  onMore,
}: {
  /** What the button says. */
  name: string;
  loading: boolean;
  /** Null unless the last attempt failed. */
  failure: string | null;
  onMore: () => void;
}): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.more}>
      <Button size="large" disabledFocusable={loading} onClick={onMore}>
        {name}
      </Button>
      {failure === null ? null : (
        <span className={styles.failed} role="alert">
          {failure}
        </span>
      )}
    </div>
  );
}
