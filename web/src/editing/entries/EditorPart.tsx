import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode, Ref } from 'react';

/** A part of the editor with a heading, as a group that screen readers name. */
export function EditorPart({
  ref,
  heading,
  hint,
  said,
  children,
}: {
  ref?: Ref<HTMLDivElement>;
  heading: string;
  hint?: ReactNode;
  /** What has just happened, for screen readers. */
  said?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  return (
    <div ref={ref} role="group" aria-label={heading} tabIndex={ref ? -1 : undefined} className={styles.part}>
      <p aria-hidden className={styles.heading}>
        {heading}
      </p>
      {hint ? <p className={styles.hint}>{hint}</p> : null}
      {children}
      <span role="status" className={styles.said}>
        {said}
      </span>
    </div>
  );
}

const useStyles = makeStyles({
  part: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    minWidth: 0,
    position: 'relative',
    outlineStyle: 'none',
  },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
  hint: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  said: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
});
