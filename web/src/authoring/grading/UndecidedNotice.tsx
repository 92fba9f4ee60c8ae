import { Button } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { editorMessages } from '../messages.ts';
import { EditorNotice } from '../page/EditorNotice.tsx';
import { noticeMessages } from '../page/noticeMessages.ts';
import { GradingDialog } from './GradingDialog.tsx';
import type { ChangedAnswers } from './grading.ts';
import { gradingMessages as messages } from './messages.ts';

/**
 * A save that waits for a decision about earlier answers. Who asked for the save is asked at once; an auto-save waits until its author
 * wants to decide, as nobody should be interrupted while typing (OP-279).
 */
export function UndecidedNotice({
  editor,
  questions,
  auto,
}: {
  editor: CourseEditor;
  questions: readonly ChangedAnswers[];
  /** Whether it was an auto-save. */
  auto: boolean;
}): ReactElement {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(!auto);
  return (
    <>
      <EditorNotice
        urgent
        actions={
          <>
            <Button appearance="primary" onClick={() => setAsking(true)}>
              {intl.formatMessage(messages.decide)}
            </Button>
            <Button onClick={() => editor.cancelSave()}>{intl.formatMessage(noticeMessages.cancel)}</Button>
          </>
        }
      >
        {intl.formatMessage(messages.needed, { count: questions.length })}
      </EditorNotice>
      {isAsking ? (
        <GradingDialog
          questions={questions}
          confirm={intl.formatMessage(editorMessages.save)}
          onDecided={(gradings) => editor.decide(gradings)}
          onDismissed={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
