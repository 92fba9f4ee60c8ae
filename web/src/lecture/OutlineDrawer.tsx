import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { lectureMessages as messages } from './messages.ts';

/**
 * The outline on small screens, over the lecture. It is there while it is mounted; the browser keeps the focus inside and gives
 * it back afterwards.
 */
export function OutlineDrawer({ onClosed, children }: { onClosed: () => void; children: ReactNode }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = drawer.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the dialog's own; the click beside it is an extra
    <dialog
      ref={drawer}
      aria-label={intl.formatMessage(messages.outline)}
      className={styles.drawer}
      onCancel={(event) => {
        event.preventDefault();
        onClosed();
      }}
      onClick={(event) => {
        if (event.target === drawer.current) onClosed();
      }}
    >
      <Button
        className={styles.close}
        appearance="subtle"
        icon={<Dismiss24Regular />}
        aria-label={intl.formatMessage(messages.closeOutline)}
        onClick={onClosed}
      />
      {children}
    </dialog>
  );
}

const useStyles = makeStyles({
  drawer: {
    boxSizing: 'border-box',
    width: 'min(340px, calc(100vw - 48px))',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: 0,
    border: 'none',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: 'ease-out',
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
    },
  },
  close: { position: 'absolute', insetInlineEnd: '8px', top: '12px', zIndex: 1 },
});
