import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { Failure } from '../../errors/errorText.ts';
import { problemsOf, type CampaignForm } from './campaignForm.ts';
import { CourseField } from './CourseField.tsx';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignErrorText } from './useCampaignErrorText.ts';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  choices: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  legend: { padding: 0, fontWeight: 600 },
});

/** The form of a campaign, to make it or to change it: what, for which course, how often and when its codes work (CAMP-01). */
export function CampaignDialog({
  title,
  action,
  initial,
  course,
  pending,
  failure,
  onSubmitted,
  onClosed,
}: {
  title: string;
  action: string;
  initial: CampaignForm;
  /** The course that is chosen already, and whether it stays. */
  course: { name: string; kept: boolean } | null;
  pending: boolean;
  failure: Failure | null;
  onSubmitted: (form: CampaignForm) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const errorText = useCampaignErrorText();
  const [form, setForm] = useState(initial);
  const [tried, setTried] = useState(false);
  const problems = problemsOf(form);
  const problem = (field: keyof typeof problems): string | undefined => {
    const name = tried ? problems[field] : undefined;
    return name && intl.formatMessage(messages[name]);
  };
  const write = (change: Partial<CampaignForm>): void => setForm((now) => ({ ...now, ...change }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) focusFirstInvalid(event.currentTarget);
    else if (!pending) onSubmitted(form);
  };
  return (
    <ModalDialog
      title={title}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {pending ? intl.formatMessage(messages.saving) : action}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <TextField
          label={intl.formatMessage(messages.name)}
          hint={intl.formatMessage(messages.nameHint)}
          problem={problem('name')}
          autoComplete="off"
          maxLength={255}
          value={form.name}
          onChanged={(name) => write({ name })}
        />
        <CourseField
          course={course}
          value={form.courseId}
          problem={problem('courseId')}
          onChanged={(courseId) => write({ courseId })}
        />
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{intl.formatMessage(messages.kind)}</legend>
          <Choice type="radio" name={formId} checked={form.once} onChosen={() => write({ once: true })}>
            {intl.formatMessage(messages.once)}
          </Choice>
          <Choice type="radio" name={formId} checked={!form.once} onChosen={() => write({ once: false })}>
            {intl.formatMessage(messages.many)}
          </Choice>
        </fieldset>
        {form.once ? null : (
          <TextField
            label={intl.formatMessage(messages.limit)}
            note={intl.formatMessage(messages.optional)}
            hint={intl.formatMessage(messages.limitHint)}
            problem={problem('limit')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            value={form.limit}
            onChanged={(limit) => write({ limit })}
          />
        )}
        <TimeField
          label={intl.formatMessage(messages.start)}
          value={form.startTime}
          onChanged={(startTime) => write({ startTime })}
        />
        <TimeField
          label={intl.formatMessage(messages.end)}
          note={intl.formatMessage(messages.optional)}
          problem={problem('endTime')}
          value={form.endTime}
          onChanged={(endTime) => write({ endTime })}
        />
        <ZoneNote />
      </form>
    </ModalDialog>
  );
}
