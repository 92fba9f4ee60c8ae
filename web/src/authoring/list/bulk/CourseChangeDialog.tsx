import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { JobTrial } from '../../../job/JobTrial.tsx';
import { links } from '../../../routing/links.ts';
import { ConfirmActions } from '../../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { CourseChange } from './courseChanges.ts';
import { courseBulkMessages as messages } from './messages.ts';
import { useChangeCourses } from './useChangeCourses.ts';

/** Shows what a change of selected courses would do to each and to its learners, and does it once that is known (BEY-12). */
export function CourseChangeDialog({
  change,
  ids,
  onClosed,
}: {
  change: CourseChange;
  ids: readonly string[];
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [trialId, setTrialId] = useState<number | null>(null);
  const [wouldDo, setWouldDo] = useState<number | null>(null);
  const [order, pending, failure] = useChangeCourses();
  // The same key until the answer is known: what was ordered is not ordered twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const asked = useRef(false);
  const { action } = change;
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    order({ courseIds: [...ids], action, dryRun: true }, setTrialId);
  }, [action, ids, order]);
  const confirm = (): void => {
    if (pending || !wouldDo) return;
    order({ courseIds: [...ids], action, idempotencyKey }, (jobId) => void navigate(links.job(jobId)));
  };
  return (
    <ModalDialog
      title={intl.formatMessage(change.title, { count: ids.length })}
      placement="wide"
      onDismissed={onClosed}
      actions={
        <ConfirmActions
          confirm={intl.formatMessage(change.name)}
          harmless={!change.takes}
          pending={pending || !wouldDo}
          onConfirmed={confirm}
          onDismissed={onClosed}
        />
      }
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(change.text)}</p>
      {trialId === null ? (
        failure ? null : (
          <Skeleton height={120} />
        )
      ) : (
        <Suspense fallback={<Skeleton height={120} />}>
          <JobTrial jobId={trialId} heading={intl.formatMessage(messages.wouldHappen)} onTried={setWouldDo}>
            {wouldDo === 0 ? <p style={{ margin: 0 }}>{intl.formatMessage(messages.nothing)}</p> : null}
          </JobTrial>
        </Suspense>
      )}
    </ModalDialog>
  );
}
