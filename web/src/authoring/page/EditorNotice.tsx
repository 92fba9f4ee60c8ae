import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';

/** Something that an author must know before going on, with what can be done about it. It stays until it is settled. */
export function EditorNotice({
  urgent = false,
  actions,
  children,
}: {
  /** Whether nothing continues without it. */
  urgent?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  return (
    <div role={urgent ? 'alert' : 'status'} className={mergeClasses(styles.notice, urgent && styles.urgent)}>
      <div className={styles.text}>{children}</div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '8px 24px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  urgent: { backgroundColor: tokens.colorStatusWarningBackground1 },
  text: {
    flexGrow: 1,
    flexBasis: '320px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& ul': { margin: '4px 0 0', paddingInlineStart: '20px' },
  },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
});
