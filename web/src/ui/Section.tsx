import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '8px',
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.01em',
    // A long word in large type must not widen the page.
    overflowWrap: 'anywhere',
  },
});

/** A part of a page with its heading, and what can be done with it at the right. */
export function Section({
  heading,
  aside,
  children,
}: {
  heading: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
