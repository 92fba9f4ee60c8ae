import { makeStyles, tokens } from '@fluentui/react-components';
import { lazy, useCallback, useState, type ReactElement, type ReactNode } from 'react';
import { loadWithTexts } from '../i18n/loadWithTexts.ts';
import { LazyBoundary } from './LazyBoundary.tsx';
import { ToastContext, type Toast } from './toastContext.ts';

/** Loads what draws a notice; done ahead, so that it is there when the network is not. */
export const loadToastNotice = () =>
  loadWithTexts(() => import('./toast/ToastNotice.tsx')).then((module) => ({ default: module.ToastNotice }));
const ToastNotice = lazy(loadToastNotice);

type ShownToast = Toast & { readonly key: number };

const useStyles = makeStyles({
  region: {
    position: 'fixed',
    insetInline: '16px',
    // A page with a bar at its bottom says how high it is, and so does a text that is written.
    bottom: 'calc(16px + var(--bottom-bar, 0px) + var(--format-bar, 0px))',
    zIndex: 1000,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '8px',
    pointerEvents: 'none',
  },
  plain: { padding: '8px', color: tokens.colorNeutralForeground1, backgroundColor: tokens.colorNeutralBackground1 },
});

/** The notices with one more, the newest last; it takes the place of one of the same topic. */
function withToast(shown: readonly ShownToast[], toast: Toast): readonly ShownToast[] {
  const isSame = ({ topic }: Toast): boolean => topic !== undefined && topic === toast.topic;
  return shown.some(isSame)
    ? shown.map((each) => (isSame(each) ? { ...toast, key: each.key } : each))
    : [...shown.slice(-2), { ...toast, key: (shown.at(-1)?.key ?? 0) + 1 }];
}

/** Shows the notices of everything below it, the newest last. */
export function ToastProvider({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const show = useCallback((toast: Toast) => {
    setToasts((shown) => withToast(shown, toast));
  }, []);
  const dismiss = useCallback((key: number) => setToasts((shown) => shown.filter((toast) => toast.key !== key)), []);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className={styles.region}>
        {toasts.map((toast) => (
          <LazyBoundary key={toast.key} fallback={<span className={styles.plain}>{toast.text}</span>} waiting={null}>
            <ToastNotice toast={toast} onDismissed={() => dismiss(toast.key)} />
          </LazyBoundary>
        ))}
      </div>
    </ToastContext>
  );
}
