import { Button, mergeClasses } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useId, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { useModalDialogStyles } from './ModalDialog.styles.ts';

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
  /** `bottom` is a sheet that comes from below, for phones; `side` one as high as the window; `wide` has room for two columns. */
  placement?: 'centre' | 'bottom' | 'side' | 'wide';
  actions?: ReactNode;
  /** Without it the window stays until one of its actions takes it away. */
  onDismissed?: () => void;
  children?: ReactNode;
}): ReactElement {
  const styles = useModalDialogStyles();
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
      className={mergeClasses(styles.dialog, placement !== 'centre' && styles[placement])}
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
