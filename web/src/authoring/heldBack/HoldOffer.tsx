import { Button } from '@fluentui/react-components';
import { useSyncExternalStore, type MouseEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EditorNotice } from '../page/EditorNotice.tsx';
import { whenDrawn } from '../page/whenDrawn.ts';
import type { EditorHoldingBack } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import { useHoldBack } from './useHoldBack.ts';

/** Asks with the first change of a course that people study whether they see each save at once (BEY-24, OP-261). Typing goes on meanwhile. */
export function HoldOffer({ opened }: { opened: EditorHoldingBack }): ReactElement | null {
  const intl = useIntl();
  const { heldBack } = opened;
  const { asks, pending } = useSyncExternalStore(heldBack.subscribe, heldBack.getSnapshot);
  const hold = useHoldBack(opened);
  if (!asks) return null;
  return (
    <EditorNotice
      actions={
        <>
          <Button
            appearance="primary"
            disabledFocusable={pending}
            onMouseDown={keepCaret}
            onClick={(event) => {
              const goOn = followedBy(event, '[data-held-back]');
              void hold(true).then((isHeld) => isHeld && goOn());
            }}
          >
            {intl.formatMessage(messages.holdBack)}
          </Button>
          <Button
            disabledFocusable={pending}
            onMouseDown={keepCaret}
            onClick={(event) => {
              const goOn = followedBy(event, '[data-tour="save"]');
              heldBack.saveLive();
              goOn();
            }}
          >
            {intl.formatMessage(messages.saveLive)}
          </Button>
        </>
      }
    >
      {intl.formatMessage(messages.offer)}
    </EditorNotice>
  );
}

/** A press must not take the caret out of the text that is being written. */
const keepCaret = (event: MouseEvent): void => event.preventDefault();

/** Where the focus goes that a button had which is gone by then. */
function followedBy({ currentTarget }: MouseEvent<HTMLButtonElement>, next: string): () => void {
  const hadFocus = document.activeElement === currentTarget;
  return () => {
    if (hadFocus)
      whenDrawn(
        () => document.querySelector<HTMLElement>(next),
        (element) => element.focus(),
      );
  };
}
