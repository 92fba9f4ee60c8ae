import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import type { Toast } from '../toastContext.ts';
import { useToastRoom } from './useToastRoom.ts';

/** How long a notice stays, in milliseconds; one about an error stays until it is dismissed. */
const lifetime = { info: 5000, success: 5000, reward: 10_000 };

const useStyles = makeStyles({
  toast: {
    pointerEvents: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    maxWidth: '560px',
    padding: '8px 8px 8px 16px',
    borderRadius: tokens.borderRadiusMedium,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: 'ease-out',
      animationName: { from: { opacity: 0, transform: 'translateY(16px)' }, to: { opacity: 1, transform: 'none' } },
    },
  },
  reward: {
    position: 'fixed',
    top: 0,
    insetInline: 0,
    boxSizing: 'border-box',
    justifyContent: 'space-between',
    width: 'fit-content',
    minWidth: 'min(360px, 100vw)',
    maxWidth: 'min(560px, 100vw)',
    height: '56px',
    marginInline: 'auto',
    borderRadius: '0 0 12px 12px',
    borderTopStyle: 'none',
    boxShadow: tokens.shadow8,
    // Below the header while somebody goes through it by keyboard.
    'html:has(header :focus-visible) &': { top: '56px', borderRadius: '12px', borderTopStyle: 'solid' },
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateY(-100%)' }, to: { opacity: 1, transform: 'none' } },
    },
  },
  text: { flex: '1 1 auto', minWidth: 0 },
  icon: { flexShrink: 0 },
  info: { color: tokens.colorBrandForeground1 },
  success: { color: tokens.colorStatusSuccessForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
});

const icons = { info: InfoRegular, success: CheckmarkCircleRegular, error: ErrorCircleRegular };

/** One notice, with what dismisses it. */
export function ToastNotice({ toast, onDismissed }: { toast: Toast; onDismissed: () => void }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { intent = 'info' } = toast;
  const notice = useRef<HTMLDivElement>(null);
  useToastRoom(notice);
  useEffect(() => {
    if (intent === 'error') return undefined;
    const timer = setTimeout(onDismissed, lifetime[intent]);
    return () => clearTimeout(timer);
    // The timer belongs to the notice, not to the renders of its list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [intent]);
  return (
    <div ref={notice} className={mergeClasses(styles.toast, intent === 'reward' && styles.reward)}>
      {intent === 'reward' ? null : <IntentIcon intent={intent} />}
      <span className={styles.text}>{toast.text}</span>
      <Button
        size="small"
        appearance="subtle"
        icon={<DismissRegular fontSize={16} />}
        aria-label={intl.formatMessage(uiMessages.dismiss)}
        onClick={onDismissed}
      />
    </div>
  );
}

function IntentIcon({ intent }: { intent: keyof typeof icons }): ReactElement {
  const styles = useStyles();
  const Icon = icons[intent];
  return <Icon fontSize={20} className={mergeClasses(styles.icon, styles[intent])} aria-hidden />;
}
