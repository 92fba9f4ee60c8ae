import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor, EditorSnapshot } from '../editor/CourseEditor.ts';
import { noticeMessages as messages } from './noticeMessages.ts';
import { EditorNotice } from './EditorNotice.tsx';

/** Who else edits the course, and what can be done about it (LOCK-05, LOCK-08, LOCK-09, OP-67). */
export function LockNotice({
  editor,
  lock,
  onLeave,
}: {
  editor: CourseEditor;
  lock: EditorSnapshot['lock'];
  onLeave: () => void;
}): ReactElement | null {
  const intl = useIntl();
  const takeOver = (
    <Button appearance="primary" onClick={() => editor.takeOver()}>
      {intl.formatMessage(messages.takeOver)}
    </Button>
  );
  if (lock.phase === 'lost') {
    return (
      <EditorNotice urgent actions={takeOver}>
        {intl.formatMessage(messages.lost, { name: lock.by.name })}
      </EditorNotice>
    );
  }
  if (lock.phase === 'away') return <EditorNotice>{intl.formatMessage(messages.away)}</EditorNotice>;
  if (lock.phase !== 'off') return null;
  if (lock.heldBy) {
    return (
      <EditorNotice
        urgent
        actions={
          <>
            {takeOver}
            <Button onClick={onLeave}>{intl.formatMessage(messages.cancel)}</Button>
          </>
        }
      >
        {intl.formatMessage(messages.held, { name: lock.heldBy.name })}
      </EditorNotice>
    );
  }
  return lock.failed ? (
    <EditorNotice
      urgent
      actions={
        <Button appearance="primary" onClick={() => editor.turnOn()}>
          {intl.formatMessage(messages.again)}
        </Button>
      }
    >
      {intl.formatMessage(messages.lockFailed)}
    </EditorNotice>
  ) : null;
}
