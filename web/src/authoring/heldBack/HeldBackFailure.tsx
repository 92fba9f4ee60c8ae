import { Button } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../../ui/messages.ts';
import type { CourseDraft } from '../draft/courseDraft.ts';
import type { CourseEditor } from '../editor/CourseEditor.ts';
import { GradingDialog } from '../grading/GradingDialog.tsx';
import { EditorNotice } from '../page/EditorNotice.tsx';
import { InvalidNotice } from '../page/InvalidNotice.tsx';
import { LossesNotice } from '../page/LossesNotice.tsx';
import { placeOfProblem, type ProblemPlace } from '../save/placeOfProblem.ts';
import { heldBackMessages as messages } from './messages.ts';
import { mayForce, useFailureText } from './useFailureText.ts';
import type { FailedAction } from './useHeldBackActions.ts';

/** Why changes were not published or discarded: what learners would lose, or which fields have to be changed first (OP-55, OP-230, SAVE-13). */
export function HeldBackFailure({
  editor,
  draft,
  failure: { action, refused, force, decide },
  pending,
  onPlace,
  onCancelled,
}: {
  editor: CourseEditor;
  draft: CourseDraft;
  failure: FailedAction;
  pending: boolean;
  onPlace: (place: ProblemPlace) => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const failureText = useFailureText(editor);
  /** What takes nothing away stands out. */
  const actions = mayForce(refused) ? (
    <>
      <Button appearance="primary" onClick={onCancelled}>
        {intl.formatMessage(uiMessages.cancel)}
      </Button>
      <Button disabledFocusable={pending} onClick={force}>
        {intl.formatMessage(action === 'publish' ? messages.publishAnyway : messages.discardAnyway)}
      </Button>
    </>
  ) : null;
  if (refused !== 'notSaved' && refused.why === 'losses') return <LossesNotice losses={refused} actions={actions} />;
  if (refused !== 'notSaved' && refused.why === 'undecided') {
    return (
      <GradingDialog
        questions={refused.questions}
        confirm={intl.formatMessage(messages.publish)}
        pending={pending}
        onDecided={decide}
        onDismissed={onCancelled}
      />
    );
  }
  if (refused !== 'notSaved' && refused.why === 'invalid') {
    return (
      <InvalidNotice
        draft={draft}
        heading={messages.invalid}
        problems={refused.problems}
        placeOf={({ path }) => placeOfProblem(draft, path)}
        actions={actions}
        onPlace={onPlace}
      />
    );
  }
  return (
    <EditorNotice urgent actions={actions}>
      {failureText(refused)}
    </EditorNotice>
  );
}
