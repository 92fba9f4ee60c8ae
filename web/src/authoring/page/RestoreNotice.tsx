import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { LeftDraft } from '../journal/readJournals.ts';
import { uploadMessages } from '../../editing/uploads/messages.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

/** What a tab that is gone left unsaved, to be taken up or forgotten (BEY-03, OP-66). */
export function RestoreNotice({
  left,
  failed,
  onTakenUp,
  onDiscarded,
}: {
  left: LeftDraft;
  /** Whether it could not be taken up just now. */
  failed: boolean;
  /** Null while nothing can be changed. */
  onTakenUp: (() => Promise<void>) | null;
  onDiscarded: () => void;
}): ReactElement {
  const intl = useIntl();
  const time = intl.formatDate(left.time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <EditorNotice
      urgent={failed}
      actions={
        <>
          {left.state ? (
            <Button appearance="primary" disabledFocusable={onTakenUp === null} onClick={() => void onTakenUp?.()}>
              {intl.formatMessage(messages.takeUp)}
            </Button>
          ) : null}
          <Button onClick={onDiscarded}>{intl.formatMessage(messages.discard)}</Button>
        </>
      }
    >
      {intl.formatMessage(left.state ? messages.left : messages.leftUnreadable, { time })}
      {left.lostPictures > 0
        ? ` ${intl.formatMessage(uploadMessages.lostPictures, { count: left.lostPictures })}`
        : null}
      {failed ? ` ${intl.formatMessage(messages.notTakenUp)}` : null}
    </EditorNotice>
  );
}
