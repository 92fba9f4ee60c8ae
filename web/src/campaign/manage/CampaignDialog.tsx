import { makeStyles } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EntityDialog } from '../../admin/EntityDialog.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import type { Failure } from '../../errors/errorText.ts';
import { problemsOf, type CampaignForm } from './campaignForm.ts';
import { CourseField } from './CourseField.tsx';
import { voucherMessages as messages } from './messages.ts';
import { useCampaignErrorText } from './useCampaignErrorText.ts';
import { ZoneNote } from '../../ui/time/ZoneNote.tsx';

const useStyles = makeStyles({
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
  const kindName = useId();
  const errorText = useCampaignErrorText();
  const { form, write, problem, ...entry } = useForm(initial, problemsOf, messages);
  return (
    <EntityDialog
      {...entry}
      title={title}
      action={pending ? intl.formatMessage(messages.saving) : action}
      pending={pending}
      error={failure && !pending ? errorText(failure) : null}
      onSubmitted={() => onSubmitted(form)}
      onClosed={onClosed}
    >
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
        <Choice type="radio" name={kindName} checked={form.once} onChosen={() => write({ once: true })}>
          {intl.formatMessage(messages.once)}
        </Choice>
        <Choice type="radio" name={kindName} checked={!form.once} onChosen={() => write({ once: false })}>
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
    </EntityDialog>
  );
}
