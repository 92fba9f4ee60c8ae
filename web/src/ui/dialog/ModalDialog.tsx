import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';

const useStyles = makeStyles({
  dialog: {
    boxSizing: 'border-box',
    padding: 0,
    width: 'min(560px, calc(100vw - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    border: 'none',
    borderRadius: tokens.borderRadiusXLarge,
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow64,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    overflow: 'hidden',
    // Large type on a phone leaves room for few letters: words break rather than stick out.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    // Only the middle scrolls: the title and the actions stay in sight.
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '::backdrop': { backgroundColor: tokens.colorBackgroundOverlay },
    '@media (prefers-reduced-motion: no-preference)': {
      animationDuration: '200ms',
      animationTimingFunction: 'ease-out',
      animationName: { from: { opacity: 0, transform: 'translateY(16px)' }, to: { opacity: 1, transform: 'none' } },
    },
  },
  bottom: {
    width: '100vw',
    maxWidth: '100vw',
    marginBottom: 0,
    borderBottomLeftRadius: 0,
    borderBottomRightRadius: 0,
    '@media (prefers-reduced-motion: no-preference)': {
      animationName: { from: { transform: 'translateY(100%)' }, to: { transform: 'none' } },
    },
  },
  head: {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    padding: '20px 12px 0 24px',
  },
  title: {
    minWidth: 0,
    margin: 0,
    paddingTop: '4px',
    // In large type on a phone the title leaves room for what it is about.
    fontSize: `min(${tokens.fontSizeBase500}, 8vw)`,
    lineHeight: 1.4,
    fontWeight: tokens.fontWeightSemibold,
    outlineStyle: 'none',
  },
  body: {
    padding: '12px 24px 24px',
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    overflowY: 'auto',
    // What gets the focus scrolls into sight with its ring.
    scrollPaddingBlock: '8px',
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '8px',
    padding: '12px 24px 20px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
});

const closestDialog = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('dialog') : null;

/** What a form asks for first. */
const firstField = 'form :is(input, select, textarea):not([readonly], :disabled, [type="hidden"])';

/**
 * A window above the page. It is there while it is mounted; Escape, a click beside it and its close button report
 * `onDismissed`, if there is one. A form in it is ready to be filled in at once. The browser keeps the focus inside and gives it back
 * afterwards.
 */
export function ModalDialog({
  title,
  placement = 'centre',
  actions,
  onDismissed,
  children,
}: {
  title: ReactNode;
  /** `bottom` is a sheet that comes from below, for phones. */
  placement?: 'centre' | 'bottom';
  actions?: ReactNode;
  /** Without it the window stays until one of its actions takes it away. */
  onDismissed?: () => void;
  children?: ReactNode;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  // Closed while it is still part of the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) {
      element.showModal();
      // The browser chose the close button, which comes first.
      element.querySelector<HTMLElement>(firstField)?.focus();
    }
    return () => element?.close();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the dialog's own; the click is an extra
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={mergeClasses(styles.dialog, placement === 'bottom' && styles.bottom)}
      onCancel={(event) => {
        // React tells of those within, too: of a window above, and of a field for which no file was chosen after all.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onDismissed?.();
      }}
      onKeyDown={(event) => {
        // The browser's own way is no question: it closes even a window that has refused an Escape before, and with a window that an
        // Escape opened the one below.
        const isOwn = event.key === 'Escape' && closestDialog(event.target) === dialog.current;
        if (!isOwn || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        onDismissed?.();
      }}
      // Text that is selected across the edge ends beside the window, but was not begun there.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && pressedBeside.current) onDismissed?.();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {onDismissed ? (
          <Button
            appearance="subtle"
            icon={<DismissRegular fontSize={20} />}
            aria-label={intl.formatMessage(uiMessages.close)}
            onClick={onDismissed}
          />
        ) : null}
      </div>
      {children ? <div className={styles.body}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </dialog>
  );
}
