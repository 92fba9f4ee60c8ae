import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../../errors/errorText.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../ui/form/Choice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { problemsOf, type GroupForm } from './groupForm.ts';
import { groupMessages as messages } from './messages.ts';
import { useGroupErrorText } from './useGroupErrorText.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { minHeight: '88px', padding: '8px 12px', resize: 'vertical' },
  choices: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, border: 'none', minInlineSize: 0 },
  legend: { padding: 0, fontWeight: tokens.fontWeightSemibold },
});

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
  const formId = useId();
  const errorText = useGroupErrorText();
  const [form, setForm] = useState(initial);
  const [tried, setTried] = useState(false);
  const problems = managed ? {} : problemsOf(form);
  const refused = failure && !pending ? failure : null;
  const isTaken = refused !== null && !(refused instanceof Error) && refused.code === 'GROUP_NAME_TAKEN';
  const problem = (field: keyof typeof problems): string | undefined => {
    const name = tried ? problems[field] : undefined;
    return name && intl.formatMessage(messages[name]);
  };
  const write = (change: Partial<GroupForm>): void => setForm((now) => ({ ...now, ...change }));
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
        {refused && !isTaken ? <FormError>{errorText(refused)}</FormError> : null}
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
        <Field label={intl.formatMessage(messages.description)} note={intl.formatMessage(messages.optional)}>
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
            <Choice type="radio" name={formId} checked={!form.atDomain} onChosen={() => write({ atDomain: false })}>
              {intl.formatMessage(messages.kindHand)}
            </Choice>
            <Choice type="radio" name={formId} checked={form.atDomain} onChosen={() => write({ atDomain: true })}>
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
      </form>
    </ModalDialog>
  );
}
