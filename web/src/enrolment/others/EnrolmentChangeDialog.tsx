import { Button, makeStyles } from '@fluentui/react-components';
import { Suspense, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../errors/useErrorText.ts';
import { JobTrial } from '../../job/JobTrial.tsx';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { endOfDay } from '../../ui/form/day.ts';
import { DayField } from '../../ui/form/DayField.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { uiMessages } from '../../ui/messages.ts';
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
  const [now] = useState(() => new Date());
  const [tried, setTried] = useState(false);
  const [trialId, setTrialId] = useState<number | null>(null);
  const [change, pending, failure] = useChangeEnrolments();
  const unenrols = action === 'UNENROL';
  const isPast = day !== null && new Date(endOfDay(day)) <= now;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (isPast) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const dryRun = event.nativeEvent.submitter?.getAttribute('value') === 'check';
    const due = unenrols || day === null ? {} : { dueTime: endOfDay(day) };
    const onOrdered = dryRun ? setTrialId : (jobId: number) => void navigate(links.job(jobId));
    if (!pending) change({ learners, action, ...due, dryRun }, onOrdered);
  };
  return (
    <ModalDialog
      title={intl.formatMessage(unenrols ? messages.unenrolTitle : messages.changeDue, { count })}
      onDismissed={onClosed}
      actions={
        <>
          <Button appearance={unenrols ? 'primary' : 'secondary'} onClick={onClosed}>
            {intl.formatMessage(uiMessages.cancel)}
          </Button>
          <Button type="submit" form={formId} value="check" disabledFocusable={pending}>
            {intl.formatMessage(messages.check)}
          </Button>
          <Button
            type="submit"
            form={formId}
            appearance={unenrols ? 'secondary' : 'primary'}
            disabledFocusable={pending}
          >
            {intl.formatMessage(unenrols ? messages.unenrol : messages.save)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <p className={styles.text}>
          {unenrols ? intl.formatMessage(messages.unenrolText) : intl.formatMessage(messages.changeDueOf, { count })}
        </p>
        {unenrols ? null : (
          <DayField
            label={intl.formatMessage(messages.due)}
            hint={intl.formatMessage(messages.noDueHint)}
            problem={tried && isPast ? intl.formatMessage(messages.duePast) : undefined}
            value={day}
            onChanged={(chosen) => {
              setDay(chosen);
              setTrialId(null);
            }}
          />
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
