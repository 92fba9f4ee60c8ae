import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { EntityDialog } from '../../admin/EntityDialog.tsx';
import type { Failure } from '../../errors/errorText.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useForm } from '../../ui/form/useForm.ts';
import { problemsOf, type GroupForm, type GroupProblems } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';
import { useGroupErrorText } from './useGroupErrorText.ts';

const useStyles = makeStyles({
  text: { minHeight: '88px', padding: '8px 12px', resize: 'vertical' },
  choices: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
});

const noProblems = (): GroupProblems => ({});

/** The form of a group, to make it or to change it: name, description, and whether a domain belongs to it (BEY-13). */
export function GroupDialog({
  title,
  action,
  initial,
  managed = false,
  pending,
  failure,
  onSubmitted,
  onClosed,
}: {
  title: string;
  action: string;
  initial: GroupForm;
  /** Whether the identity provider decides everything but the description. */
  managed?: boolean;
  pending: boolean;
  failure: Failure | null;
  onSubmitted: (form: GroupForm) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const kindName = useId();
  const errorText = useGroupErrorText();
  const { form, write, problem, ...entry } = useForm(initial, managed ? noProblems : problemsOf, messages);
  const refused = failure && !pending ? failure : null;
  const isTaken = refused !== null && !(refused instanceof Error) && refused.code === 'GROUP_NAME_TAKEN';
  return (
    <EntityDialog
      {...entry}
      title={title}
      action={pending ? intl.formatMessage(messages.saving) : action}
      pending={pending}
      error={refused && !isTaken ? errorText(refused) : null}
      onSubmitted={() => onSubmitted(form)}
      onClosed={onClosed}
    >
      {managed ? null : (
        <TextField
          label={intl.formatMessage(messages.name)}
          problem={isTaken ? intl.formatMessage(messages.nameTaken) : problem('name')}
          autoComplete="off"
          maxLength={200}
          value={form.name}
          onChanged={(name) => write({ name })}
        />
      )}
      <Field label={intl.formatMessage(messages.about)} note={intl.formatMessage(messages.optional)}>
        {(control) => (
          <textarea
            {...control}
            className={mergeClasses(control.className, styles.text)}
            maxLength={2000}
            value={form.description}
            onChange={({ target }) => write({ description: target.value })}
          />
        )}
      </Field>
      {managed ? null : (
        <fieldset className={styles.choices}>
          <legend className={styles.legend}>{intl.formatMessage(messages.joins)}</legend>
          <Choice type="radio" name={kindName} checked={!form.atDomain} onChosen={() => write({ atDomain: false })}>
            {intl.formatMessage(messages.kindHand)}
          </Choice>
          <Choice type="radio" name={kindName} checked={form.atDomain} onChosen={() => write({ atDomain: true })}>
            {intl.formatMessage(messages.kindDomain)}
          </Choice>
        </fieldset>
      )}
      {form.atDomain ? (
        <TextField
          label={intl.formatMessage(messages.domain)}
          hint={intl.formatMessage(messages.domainHint)}
          problem={problem('domain')}
          autoComplete="off"
          inputMode="url"
          maxLength={254}
          placeholder="example.com"
          value={form.domain}
          onChanged={(domain) => write({ domain })}
        />
      ) : null}
    </EntityDialog>
  );
}
