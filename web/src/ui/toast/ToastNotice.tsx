import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { ErrorCircleRegular } from '@fluentui/react-icons/svg/error-circle';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import type { Toast } from '../toastContext.ts';
import { useFreeEdge } from './useFreeEdge.ts';
import { useLifetime } from './useLifetime.ts';
import { useSwipeAway } from './useSwipeAway.ts';
import { useToastRoom } from './useToastRoom.ts';

/** How long a notice stays, in milliseconds, unless someone stays at it; one about an error stays until it is dismissed. */
const lifetime = { info: 5000, success: 5000, reward: 7000, action: 10_000 };

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
    boxSizing: 'border-box',
    minWidth: 'min(360px, 100vw - 16px)',
    maxWidth: '480px',
    minHeight: '64px',
    paddingLeft: '12px',
    borderRadius: tokens.borderRadiusXLarge,
    // A finger that pushes it away scrolls nothing.
    touchAction: 'none',
    // Beside the column of a lecture.
    '@media (min-width: 1360px)': { maxWidth: '400px', alignSelf: 'flex-end' },
  },
  below: {
    position: 'fixed',
    top: 'calc(var(--header-end, 56px) + 8px)',
    insetInline: '8px',
    width: 'fit-content',
    marginInline: 'auto',
    '@media (min-width: 1360px)': { insetInline: 'auto 24px' },
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { opacity: 0, transform: 'translateY(-16px)' }, to: { opacity: 1, transform: 'none' } },
    },
  },
  aside: { '@media (min-width: 1000px)': { alignSelf: 'flex-end', maxWidth: '360px' } },
  text: { flex: '1 1 auto', minWidth: 0 },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
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
  const { intent = 'info', action } = toast;
  const asks = action?.cancel !== undefined;
  const notice = useRef<HTMLDivElement>(null);
  const isReward = intent === 'reward';
  const freeEdge = useFreeEdge();
  const edge = isReward ? freeEdge : 'bottom';
  useToastRoom(notice, edge);
  useSwipeAway(notice, edge === 'top' ? 'up' : 'down', onDismissed);
  const holds = useLifetime(
    intent === 'error' || asks ? null : lifetime[action ? 'action' : intent],
    onDismissed,
    toast,
  );
  return (
    <div
      ref={notice}
      className={mergeClasses(
        styles.toast,
        toast.aside && styles.aside,
        isReward && styles.reward,
        edge === 'top' && styles.below,
      )}
      {...holds}
    >
      {intent === 'reward' ? null : <IntentIcon intent={intent} />}
      <span className={styles.text}>{toast.text}</span>
      {action ? (
        <span className={styles.actions}>
          <Button
            size="small"
            appearance={asks ? 'primary' : 'secondary'}
            onClick={() => {
              onDismissed();
              action.onChosen();
            }}
          >
            {action.label}
          </Button>
          {asks ? (
            <Button size="small" onClick={onDismissed}>
              {action.cancel}
            </Button>
          ) : null}
        </span>
      ) : null}
      {asks ? null : (
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular fontSize={16} />}
          aria-label={intl.formatMessage(uiMessages.dismiss)}
          onClick={onDismissed}
        />
      )}
    </div>
  );
}

function IntentIcon({ intent }: { intent: keyof typeof icons }): ReactElement {
  const styles = useStyles();
  const Icon = icons[intent];
  return <Icon fontSize={20} className={mergeClasses(styles.icon, styles[intent])} aria-hidden />;
}
