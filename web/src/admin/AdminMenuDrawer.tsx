import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AdminMenu } from './AdminMenu.tsx';
import { adminMessages as messages } from './messages.ts';

/**
 * The menu on small screens, over the page. It is there while it is mounted; the browser keeps the focus inside and gives it back
 * afterwards.
 */
export function AdminMenuDrawer({ onClosed }: { onClosed: () => void }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const drawer = useRef<HTMLDialogElement>(null);
  // Closed while it is still part of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = drawer.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the dialog's own; the click beside it is an extra
    <dialog
      ref={drawer}
      aria-label={intl.formatMessage(messages.menu)}
      className={styles.drawer}
      onCancel={(event) => {
        event.preventDefault();
        onClosed();
      }}
      onClick={(event) => {
        if (event.target === drawer.current) onClosed();
      }}
    >
      <div className={styles.head}>
        <span>{intl.formatMessage(messages.menu)}</span>
        <Button
          appearance="subtle"
          icon={<DismissRegular fontSize={24} />}
          className={styles.close}
          aria-label={intl.formatMessage(messages.closeMenu)}
          onClick={onClosed}
        />
      </div>
      <AdminMenu />
    </dialog>
  );
}

const useStyles = makeStyles({
  drawer: {
    boxSizing: 'border-box',
    width: 'min(320px, calc(100vw - 48px))',
    height: '100dvh',
    maxHeight: 'none',
    margin: 0,
    padding: '8px',
    border: 'none',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: 'ease-out',
      animationName: { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
    },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingInlineStart: '12px',
    paddingBlockEnd: '8px',
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  close: { minWidth: '44px', minHeight: '44px' },
});
