import { Button } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../errors/useErrorText.ts';
import { failureMessages } from '../../ui/failureMessages.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { UndecidedNotice } from '../grading/UndecidedNotice.tsx';
import type { ProblemPlace } from '../save/placeOfProblem.ts';
import type { SaveFailure } from '../save/saveMachine.ts';
import { EditorNotice } from './EditorNotice.tsx';
import { InvalidNotice } from './InvalidNotice.tsx';
import { LossesNotice } from './LossesNotice.tsx';
import { noticeMessages as messages } from './noticeMessages.ts';

/** Why a save failed, and what can be done about it (SAVE-09, SAVE-11, SAVE-13). It stays until it is settled. */
export function SaveNotice({
  editor,
  failure,
  auto = false,
  onPlace,
}: {
  editor: CourseEditor;
  failure: SaveFailure;
  /** Whether it was an auto-save. */
  auto?: boolean;
  onPlace: (place: ProblemPlace) => void;
}): ReactElement | null {
  const intl = useIntl();
  const errorText = useErrorText();
  const cancel = <Button onClick={() => editor.cancelSave()}>{intl.formatMessage(messages.cancel)}</Button>;
  /** What keeps everything is what most people want: it stands out, and what takes something away does not. */
  const force = (name: ReactNode): ReactElement => (
    <>
      <Button appearance="primary" onClick={() => editor.cancelSave()}>
        {intl.formatMessage(messages.cancel)}
      </Button>
      <Button onClick={() => editor.save(true)}>{name}</Button>
    </>
  );
  switch (failure.why) {
    case 'offline':
      return <EditorNotice>{intl.formatMessage(messages.offline)}</EditorNotice>;
    case 'signedOut':
      // Whatever noticed it, `SignedOutNotice` asks to sign in again.
      return null;
    case 'outdated':
      return (
        <EditorNotice
          urgent
          actions={
            <Button appearance="primary" onClick={() => window.location.reload()}>
              {intl.formatMessage(failureMessages.reload)}
            </Button>
          }
        >
          {intl.formatMessage(messages.outdated)}
        </EditorNotice>
      );
    case 'losses':
      return (
        <LossesNotice
          losses={failure}
          readImpact={editor.readImpact}
          actions={force(intl.formatMessage(messages.saveAnyway))}
        />
      );
    case 'undecided':
      return <UndecidedNotice editor={editor} questions={failure.questions} auto={auto} />;
    case 'newer':
      return (
        <EditorNotice urgent actions={force(intl.formatMessage(messages.forceUpdate))}>
          {intl.formatMessage(messages.newer)}
        </EditorNotice>
      );
    case 'locked':
      return (
        <EditorNotice urgent actions={force(intl.formatMessage(messages.forceUpdate))}>
          {intl.formatMessage(messages.locked, { name: failure.holder?.name ?? '' })}
        </EditorNotice>
      );
    case 'invalid':
      return (
        <InvalidNotice
          draft={editor.getSnapshot().draft}
          heading={messages.invalid}
          problems={failure.problems}
          placeOf={(problem) => editor.placeOf(problem)}
          actions={cancel}
          onPlace={onPlace}
        />
      );
    case 'unknown':
      return (
        <EditorNotice urgent actions={force(intl.formatMessage(messages.forceUpdate))}>
          {errorText({ code: failure.code })}
        </EditorNotice>
      );
  }
}
