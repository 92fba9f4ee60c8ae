import { makeStyles, tokens } from '@fluentui/react-components';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import type { ReactElement, ReactNode } from 'react';

const useStyles = makeStyles({
  error: {
    display: 'flex',
    gap: '12px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  icon: { flexShrink: 0, color: tokens.colorStatusDangerForeground1 },
  text: { display: 'flex', flexDirection: 'column', gap: '4px' },
});

/** Why a form was refused as a whole. Screen readers read it out when it appears. */
export function FormError({ children }: { children: ReactNode }): ReactElement | null {
  const styles = useStyles();
  if (!children) return null;
  return (
    <div role="alert" className={styles.error}>
      <ErrorCircleRegular className={styles.icon} fontSize={20} aria-hidden />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
