import { makeStyles } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  main: { flexGrow: 1, display: 'flex', flexDirection: 'column', outlineStyle: 'none' },
});

/** The id of the main region. It never stands in an address: the hash belongs to course ids. */
export const mainId = 'main';

/** The main region, reached by the skip link. */
export function Main({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <main id={mainId} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  );
}
