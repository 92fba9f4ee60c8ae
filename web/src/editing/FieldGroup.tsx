import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

/** Fields that belong together, below their heading. */
export function FieldGroup({ heading, children }: { heading: string; children: ReactNode }): ReactElement {
  const styles = useStyles();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{heading}</legend>
      {children}
    </fieldset>
  );
}

/** Short fields beside each other, as many as fit. */
export function FieldRow({ children }: { children: ReactNode }): ReactElement {
  return <div className={useStyles().row}>{children}</div>;
}

const useStyles = makeStyles({
  group: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 'none',
  },
  heading: {
    float: 'left',
    width: '100%',
    padding: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  row: { display: 'grid', gap: '16px', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))' },
});
