import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { EditorNotice } from './EditorNotice.tsx';

/** That nothing is heard of the platform, that the lock could not be asked for, or that they may no longer edit (EDIT-08). Who else edits the course: `OnlookerNotice`. */
export function LockNotice({
  editor,
  lock,
}: {
  editor: CourseEditor;
  lock: EditorSnapshot['lock'];
}): ReactElement | null {
  const intl = useIntl();
  if (lock.phase === 'away') return <EditorNotice>{intl.formatMessage(messages.away)}</EditorNotice>;
  const refusal =
    lock.phase === 'denied' ? messages.denied : lock.phase === 'off' && lock.failed ? messages.lockFailed : null;
  return refusal ? (
    <EditorNotice
      urgent
      actions={
        <Button appearance="primary" onClick={() => editor.turnOn()}>
          {intl.formatMessage(messages.again)}
        </Button>
      }
    >
      {intl.formatMessage(refusal)}
    </EditorNotice>
  ) : null;
}
