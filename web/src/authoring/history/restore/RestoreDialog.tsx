import { useCallback, useSyncExternalStore, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import type { CourseEditor } from '../../editor/CourseEditor.ts';
import { GradingDialog } from '../../grading/GradingDialog.tsx';
import { ImpactNote } from '../../impact/ImpactNote.tsx';
import { LostList } from '../../page/LostList.tsx';
import { impactOfRestore } from '../../server/readImpact.ts';
import { ChangeList } from '../ChangeList.tsx';
import { readComparison } from '../compare/readComparison.ts';
import { useAnswer } from '../compare/useAnswer.ts';
import type { Revision } from '../revision.ts';
import { restoreMessages as messages } from './restoreMessages.ts';
import { useRestore } from './useRestore.ts';

/** Lines of what will change; more are counted. */
const mostLines = 12;

/** Asks before a course becomes what it was, and says what changes with it and what learners lose by it (BEY-01, SAVE-09). */
export function RestoreDialog({
  editor,
  courseId,
  revision,
  when,
  onDone,
  onClosed,
}: {
  editor: CourseEditor;
  courseId: number;
  revision: Revision;
  /** When it was saved, in words. */
  when: string;
  /** It is restored. */
  onDone: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { version, save } = useSyncExternalStore(editor.subscribe, editor.getSnapshot);
  const read = useCallback(
    () => readComparison(environment, { courseId, before: version, after: revision.version }),
    [environment, courseId, version, revision.version],
  );
  const [answer] = useAnswer(read);
  const readImpact = useCallback(
    () =>
      impactOfRestore(environment, {
        courseId: String(courseId),
        revision: revision.version,
        version,
        lockToken: editor.lockToken,
      }),
    [environment, courseId, revision.version, version, editor],
  );
  const { pending, refusal, restore, decide, forget } = useRestore(editor, courseId, onDone);
  const losses = refusal?.losses ?? null;
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.title, { when })}
      confirm={intl.formatMessage(losses ? messages.anyway : messages.restore)}
      stay={intl.formatMessage(messages.stay)}
      harmless={losses === null}
      pending={pending}
      onConfirmed={() => restore(revision.version, when, losses !== null)}
      onDismissed={onClosed}
    >
      <div>{intl.formatMessage(messages.about)}</div>
      {save.phase === 'same' ? null : <div>{intl.formatMessage(messages.unsaved)}</div>}
      {answer.is === 'waiting' ? (
        <div role="status">{intl.formatMessage(messages.reading)}</div>
      ) : (
        <div>
          {intl.formatMessage(messages.willChange)}
          <ChangeList difference={answer.is === 'here' ? answer.value : null} most={mostLines} />
        </div>
      )}
      <ImpactNote read={readImpact} lossesTold={losses !== null} />
      {refusal?.undecided ? (
        <GradingDialog
          questions={refusal.undecided}
          confirm={intl.formatMessage(messages.restore)}
          pending={pending}
          onDecided={decide}
          onDismissed={forget}
        />
      ) : refusal ? (
        <FormError>
          {refusal.text}
          {losses ? <LostList lost={losses.lost} /> : null}
        </FormError>
      ) : null}
    </ConfirmDialog>
  );
}
