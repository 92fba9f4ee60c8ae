import { Button } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { fieldMessages as messages } from '../messages.ts';
import { useRichTextStyles } from './RichText.styles.ts';

/** The fields of a tool: Enter does what they say, Escape closes them. */
export function ToolPanel({
  label,
  action,
  ready,
  more,
  onDone,
  onClosed,
  children,
}: {
  label: string;
  /** What the main button says. */
  action: string;
  /** Whether there is something to do. */
  ready: boolean;
  /** Further buttons. */
  more?: ReactNode;
  onDone: () => void;
  onClosed: () => void;
  children: ReactNode;
}): ReactElement {
  const intl = useIntl();
  const styles = useRichTextStyles();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const panel = form.current;
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // A press that has closed one thing closes nothing around it, such as a dialog that listens to its cancellation.
      event.preventDefault();
      event.stopPropagation();
      onClosed();
    };
    panel?.addEventListener('keydown', close);
    return () => panel?.removeEventListener('keydown', close);
  }, [onClosed]);
  return (
    <form
      ref={form}
      aria-label={label}
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        // React tells of it also where the form stands in another.
        event.stopPropagation();
        if (ready) onDone();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="submit" appearance="primary" disabledFocusable={!ready}>
          {action}
        </Button>
        {more}
        <Button appearance="subtle" onClick={onClosed}>
          {intl.formatMessage(messages.cancel)}
        </Button>
      </div>
    </form>
  );
}
