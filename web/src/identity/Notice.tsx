import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { WarningRegular } from '@fluentui/react-icons/svg/warning';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, color: tokens.colorNeutralForeground2 },
  warningIcon: { color: tokens.colorStatusWarningForeground1 },
  words: { display: 'flex', flexDirection: 'column', gap: '4px', minWidth: 0, overflowWrap: 'anywhere' },
  title: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** Something to know before a form is filled in. */
export function Notice({
  intent = 'info',
  title,
  children,
}: {
  intent?: 'info' | 'warning';
  title: ReactNode;
  children: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const Icon = intent === 'info' ? InfoRegular : WarningRegular;
  return (
    <div role="status" className={styles.notice}>
      <Icon
        className={mergeClasses(styles.icon, intent === 'warning' && styles.warningIcon)}
        fontSize={20}
        aria-hidden
      />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{children}</p>
      </div>
    </div>
  );
}
