import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import { EditorNotice } from '../page/EditorNotice.tsx';
import { noticeMessages } from '../page/noticeMessages.ts';
import { presenceMessages as messages } from './messages.ts';
import type { Presence, PresenceSnapshot } from './Presence.ts';

/**
 * For who looks on while someone else edits the course: ask for it, take it in spite of them, or leave (BEY-08, LOCK-05, LOCK-08, LOCK-09).
 * Null for who does not look on.
 */
export function OnlookerNotice({
  editor,
  lock,
  presence,
  present,
  onLeave,
}: {
  editor: Pick<CourseEditor, 'turnOn' | 'takeOver'>;
  lock: EditorSnapshot['lock'];
  presence: Pick<Presence, 'ask'>;
  present: PresenceSnapshot;
  onLeave: () => void;
}): ReactElement | null {
  const intl = useIntl();
  const by = lock.phase === 'lost' ? lock.by : lock.phase === 'off' ? lock.heldBy : null;
  if (!by) return null;
  const cancel =
    lock.phase === 'off' ? <Button onClick={onLeave}>{intl.formatMessage(noticeMessages.cancel)}</Button> : null;
  if (present.isFree) {
    return (
      <EditorNotice
        actions={
          <>
            <Button appearance="primary" onClick={() => editor.turnOn()}>
              {intl.formatMessage(messages.edit)}
            </Button>
            {cancel}
          </>
        }
      >
        {intl.formatMessage(messages.free)}
      </EditorNotice>
    );
  }
  const asked = present.ownRequest !== null;
  return (
    <EditorNotice
      urgent
      actions={
        <>
          {asked ? null : (
            <Button appearance="primary" onClick={() => void presence.ask()}>
              {intl.formatMessage(messages.ask)}
            </Button>
          )}
          <Button onClick={() => editor.takeOver()}>{intl.formatMessage(noticeMessages.takeOver)}</Button>
          {cancel}
        </>
      }
    >
      {intl.formatMessage(textOf(lock, present), { name: by.name })}
      {asked ? ` ${intl.formatMessage(messages.forceWarning, { name: by.name })}` : null}
    </EditorNotice>
  );
}

function textOf(lock: EditorSnapshot['lock'], { ownRequest }: PresenceSnapshot) {
  if (ownRequest?.answer === 'SOON') return messages.answeredSoon;
  if (ownRequest?.answer === 'DECLINED') return messages.declined;
  if (ownRequest) return messages.asked;
  if (lock.phase === 'lost') return noticeMessages.lost;
  return lock.phase === 'off' && lock.handedOver ? messages.handedOver : noticeMessages.held;
}
