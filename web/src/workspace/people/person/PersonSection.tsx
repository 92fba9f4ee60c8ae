import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: '12px', minWidth: 0 },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
  },
});

/** A part of the page of a person. */
export function PersonSection({
  title,
  isLookedFor = false,
  children,
}: {
  title: string;
  /** It scrolls into sight when the page is opened. */
  isLookedFor?: boolean;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLookedFor) section.current?.scrollIntoView({ block: 'center' });
  }, [isLookedFor]);
  return (
    <section ref={section} aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
