import { Button, makeStyles } from '@fluentui/react-components';
import { Suspense, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../errors/useErrorText.ts';
import { JobTrial } from '../../job/JobTrial.tsx';
import { links } from '../../routing/links.ts';
import { ConfirmActions } from '../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { endOfDay, isPastDay } from '../../ui/form/day.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { DayField } from '../../ui/form/DayField.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';
import { useChangeEnrolments } from './useChangeEnrolments.ts';
import type { ChangeEnrolmentsInput } from './__generated__/useChangeEnrolmentsMutation.graphql.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0 },
});

/** Asks before selected learners are un-enrolled, or by which day they should be done (OP-127). It can be tried first; a job does it. */
export function EnrolmentChangeDialog({
  action,
  learners,
  count,
  onClosed,
}: Pick<ChangeEnrolmentsInput, 'action' | 'learners'> & {
  /** How many user courses are selected. */
  count: number;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [day, setDay] = useState<string | null>(null);
  const [isOpenEnded, setOpenEnded] = useState(false);
  const [now] = useState(() => new Date());
  const [tried, setTried] = useState(false);
  const [trialId, setTrialId] = useState<number | null>(null);
  const [change, pending, failure] = useChangeEnrolments();
  const unenrols = action === 'UNENROL';
  const isPast = day !== null && isPastDay(day, now);
  // An empty field would take the dates of everyone away.
  const missing = day === null ? messages.dueMissing : isPast ? messages.duePast : null;
  const problem = unenrols || isOpenEnded ? null : missing;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const dryRun = event.nativeEvent.submitter?.getAttribute('value') === 'check';
    const dueTime = isOpenEnded || day === null ? null : endOfDay(day);
    const due = unenrols ? {} : { dueTime };
    const onOrdered = dryRun ? setTrialId : (jobId: number) => void navigate(links.job(jobId));
    if (!pending) change({ learners, action, ...due, dryRun }, onOrdered);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(unenrols ? messages.unenrolTitle : messages.changeDue, { count })}
      onDismissed={onClosed}
      actions={
        <>
          <Button type="submit" form={formId} value="check" disabledFocusable={pending}>
            {intl.formatMessage(messages.check)}
          </Button>
          <ConfirmActions
            form={formId}
            harmless={!unenrols}
            pending={pending}
            confirm={intl.formatMessage(unenrols ? messages.unenrol : messages.save)}
            stay={unenrols ? intl.formatMessage(messages.keepEnrolled) : undefined}
            onDismissed={onClosed}
          />
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <p className={styles.text}>
          {unenrols ? intl.formatMessage(messages.unenrolText) : intl.formatMessage(messages.changeDueOf, { count })}
        </p>
        {unenrols ? null : (
          <>
            {isOpenEnded ? null : (
              <DayField
                label={intl.formatMessage(messages.due)}
                problem={tried && problem ? intl.formatMessage(problem) : undefined}
                value={day}
                onChanged={(chosen) => {
                  setDay(chosen);
                  setTrialId(null);
                }}
              />
            )}
            <Choice
              type="checkbox"
              checked={isOpenEnded}
              onChosen={() => {
                setOpenEnded(!isOpenEnded);
                setTrialId(null);
              }}
            >
              {intl.formatMessage(messages.noDue)}
            </Choice>
          </>
        )}
      </form>
      {trialId === null ? null : (
        <Suspense fallback={<Skeleton height={120} />}>
          <JobTrial jobId={trialId} heading={intl.formatMessage(messages.wouldHappen)}>
            {null}
          </JobTrial>
        </Suspense>
      )}
    </ModalDialog>
  );
}
