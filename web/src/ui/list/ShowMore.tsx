import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';

const useStyles = makeStyles({
  more: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px' },
  failed: { color: tokens.colorStatusDangerForeground1, fontSize: tokens.fontSizeBase300 },
});

/** The way to what follows in a list, and that it did not come. */
export function ShowMore({
  name,
  failure,
  loading,
  loadMore,
  className,
}: {
  /** What the button says. */
  name: string;
  /** What is said beside it after an attempt that failed. */
  failure: string;
  loading: boolean;
  /** Reads on; `settled` hears the error, or null. */
  loadMore: (settled: (error: Error | null) => void) => void;
  className?: string;
}): ReactElement {
  const styles = useStyles();
  const [failed, setFailed] = useState(false);
  const readOn = (): void => {
    setFailed(false);
    loadMore((error) => setFailed(error !== null));
  };
  return (
    <div className={mergeClasses(styles.more, className)}>
      <Button size="large" disabledFocusable={loading} onClick={readOn}>
        {name}
      </Button>
      {failed ? (
        <span className={styles.failed} role="alert">
          {failure}
        </span>
      ) : null}
    </div>
  );
}
