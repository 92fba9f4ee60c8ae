import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  state: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', maxWidth: '560px' },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    color: tokens.colorNeutralForeground2,
  },
  reference: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px', paddingTop: '8px' },
});

/** What happened, what is safe, and the next step. */
export function ErrorState({
  text,
  reference,
  actions,
}: {
  text: ReactNode;
  reference?: ReactNode;
  actions?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  return (
    <div className={styles.state}>
      <p className={styles.text}>{text}</p>
      {reference ? <p className={styles.reference}>{reference}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
