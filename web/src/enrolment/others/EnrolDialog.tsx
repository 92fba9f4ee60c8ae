import { Button, makeStyles } from '@fluentui/react-components';
import { Suspense, useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { CourseSelect } from '../../admin/CourseSelect.tsx';
import { useErrorText } from '../../errors/useErrorText.ts';
import { JobTrial } from '../../job/JobTrial.tsx';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { endOfDay } from '../../ui/form/day.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { DayField } from '../../ui/form/DayField.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { problemsOf, readAddresses, type EnrolForm } from './enrolForm.ts';
import { enrolPeopleMessages as messages } from './messages.ts';
import { useCoursesToEnrol } from './useCoursesToEnrol.ts';
import { useEnrolPeople } from './useEnrolPeople.ts';
import { MailboxesField } from '../../identity/mailbox/MailboxesField.tsx';
import type { PeopleSelectionInput } from '../../workspace/people/bulk/selectionInput.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  selected: { margin: 0 },
});

/** The form by which others are enrolled (BEY-13): in which course, who, and until when. It can be tried first. */
export function EnrolDialog({
  selected,
  course,
  onClosed,
}: {
  /** People who were selected in the list; null to name them here by their addresses. */
  selected: { readonly input: PeopleSelectionInput; readonly count: number } | null;
  /** The course that is chosen already. */
  course: { readonly courseId: number; readonly name: string } | null;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [form, setForm] = useState<EnrolForm>({
    courseId: String(course?.courseId ?? ''),
    addresses: '',
    dueDay: null,
    notify: true,
  });
  const [search, setSearch] = useState('');
  const [now] = useState(() => new Date());
  const [tried, setTried] = useState(false);
  const [trialId, setTrialId] = useState<number | null>(null);
  const found = useCoursesToEnrol(search);
  const [enrol, pending, failure] = useEnrolPeople();
  const problems = problemsOf(form, selected === null, now);
  const count = readAddresses(form.addresses).length;
  const problem = (field: keyof typeof problems): string | undefined => {
    const name = tried ? problems[field] : undefined;
    return name && intl.formatMessage(messages[name], { count });
  };
  const write = (change: Partial<EnrolForm>): void => {
    setForm((now) => ({ ...now, ...change }));
    setTrialId(null);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const dryRun = event.nativeEvent.submitter?.getAttribute('value') === 'check';
    const input = {
      courseId: form.courseId,
      people: selected === null ? { usernames: readAddresses(form.addresses) } : { selection: selected.input },
      dueTime: form.dueDay === null ? null : endOfDay(form.dueDay),
      notify: form.notify,
      dryRun,
    };
    if (!pending) enrol(input, dryRun ? setTrialId : (jobId) => void navigate(links.job(jobId)));
  };
  return (
    <ModalDialog
      title={intl.formatMessage(selected === null ? messages.enrolPeople : messages.enrolSelected)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} value="check" disabledFocusable={pending}>
            {intl.formatMessage(messages.check)}
          </Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.enrolling : messages.enrol)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        {selected === null ? null : (
          <p className={styles.selected}>{intl.formatMessage(messages.selected, { count: selected.count })}</p>
        )}
        <CourseSelect
          found={found}
          chosenName={course?.name ?? null}
          search={search}
          value={form.courseId}
          problem={problem('course')}
          onSearched={setSearch}
          onChanged={(courseId) => write({ courseId })}
        />
        {selected === null ? (
          <MailboxesField
            label={intl.formatMessage(messages.addresses)}
            hint={intl.formatMessage(messages.addressesHint)}
            value={form.addresses}
            problem={problem('addresses')}
            onChanged={(addresses) => write({ addresses })}
          />
        ) : null}
        <DayField
          label={intl.formatMessage(messages.due)}
          note={intl.formatMessage(messages.optional)}
          hint={intl.formatMessage(messages.dueHint)}
          problem={problem('due')}
          value={form.dueDay}
          onChanged={(dueDay) => write({ dueDay })}
        />
        <Choice type="checkbox" checked={form.notify} onChosen={() => write({ notify: !form.notify })}>
          {intl.formatMessage(messages.notify)}
        </Choice>
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
