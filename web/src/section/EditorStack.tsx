import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

/** The fields of a section, one below the other; those of a `row` beside each other where there is room. */
export function EditorStack({ row = false, children }: { row?: boolean; children: ReactNode }): ReactElement {
  const styles = useStyles();
  return <div className={row ? styles.row : styles.stack}>{children}</div>;
}

const useStyles = makeStyles({
  stack: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  row: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
});
