import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../ui/toastContext.ts';
import { EditorNotice } from '../page/EditorNotice.tsx';
import { presenceMessages as messages } from './messages.ts';
import type { Presence, PresenceSnapshot } from './Presence.ts';

/** For who edits the course: someone asks for it (BEY-08). Nothing has to be answered; typing continues beside it. */
export function RequestNotice({
  presence,
  others,
}: {
  presence: Pick<Presence, 'answer' | 'handOver'>;
  others: PresenceSnapshot['others'];
}): ReactElement | null {
  const intl = useIntl();
  const toast = useToast();
  const [handingOver, setHandingOver] = useState(false);
  const asker =
    others.find(({ request }) => request?.answer === null) ?? others.find(({ request }) => request?.answer === 'SOON');
  if (!asker) return null;
  const waits = asker.request?.answer === 'SOON';
  const handOver = async (): Promise<void> => {
    setHandingOver(true);
    const done = await presence.handOver(asker);
    setHandingOver(false);
    if (!done) toast({ text: intl.formatMessage(messages.notHandedOver), intent: 'error' });
  };
  return (
    <EditorNotice
      urgent={!waits}
      actions={
        <>
          <Button appearance="primary" disabledFocusable={handingOver} onClick={() => void handOver()}>
            {intl.formatMessage(messages.handOver)}
          </Button>
          {waits ? null : (
            <>
              <Button disabledFocusable={handingOver} onClick={() => void presence.answer(asker.userId, 'SOON')}>
                {intl.formatMessage(messages.soon)}
              </Button>
              <Button disabledFocusable={handingOver} onClick={() => void presence.answer(asker.userId, 'DECLINED')}>
                {intl.formatMessage(messages.decline)}
              </Button>
            </>
          )}
        </>
      }
    >
      {intl.formatMessage(handingOver ? messages.handingOver : waits ? messages.waits : messages.asks, {
        name: asker.name,
      })}
    </EditorNotice>
  );
}
