import { Button, makeStyles } from '@fluentui/react-components';
import { useId, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { callbackAddress } from '../identity/external/externalSignIn.ts';
import { CopyField } from '../ui/copy/CopyField.tsx';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { Choice } from '../ui/form/Choice.tsx';
import { focusFirstInvalid } from '../ui/form/focusFirstInvalid.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { uiMessages } from '../ui/messages.ts';
import { fieldMessages } from './fieldMessages.ts';
import { FormOutcome } from './FormOutcome.tsx';
import { IntegrationField } from './IntegrationField.tsx';
import { methodOf, type StoredValues } from './integrationForm.ts';
import type { Kind } from './integrationKinds.ts';
import { integrationMessages as messages } from './messages.ts';
import type { SendValues } from './sendValues.ts';
import { useIntegrationForm } from './useIntegrationForm.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  test: { alignSelf: 'flex-start' },
});

/** The fields of a provider in one column: to connect it, or to change what is stored. What is written can be tested before. */
export function IntegrationDialog({
  kind,
  stored,
  integrationId,
  title,
  action,
  send,
  onClosed,
}: {
  kind: Kind;
  stored: StoredValues | null;
  integrationId: string | null;
  title: string;
  action: string;
  send: SendValues;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const form = useIntegrationForm({ kind, stored, integrationId, send, onSent: onClosed });
  const { values, pending, testing, refusal, outcome, warned } = form;
  const anyway = stored === null ? messages.connectAnyway : messages.saveAnyway;
  const { fields } = methodOf(kind, values.method);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!form.submit()) focusFirstInvalid(event.currentTarget);
  };
  return (
    <ModalDialog
      title={title}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {pending ? intl.formatMessage(messages.saving) : warned ? intl.formatMessage(anyway) : action}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {refusal ? <FormError>{refusal}</FormError> : null}
        {kind.methods.length > 1 ? (
          <SelectField
            label={intl.formatMessage(fieldMessages.method)}
            value={values.method}
            options={kind.methods.flatMap(({ id, name }) =>
              name === null ? [] : [{ value: id, label: intl.formatMessage(name) }],
            )}
            onChanged={form.chooseMethod}
          />
        ) : null}
        {kind.type === 'OAUTH2' ? (
          <CopyField label={intl.formatMessage(fieldMessages.redirect)} value={callbackAddress()} />
        ) : null}
        {fields.map((name) => (
          <IntegrationField
            key={name}
            name={name}
            value={values.texts[name] ?? ''}
            stored={stored}
            problem={form.problems[name]}
            onChanged={(text) => form.write({ [name]: text })}
            onFound={form.write}
          />
        ))}
        {kind.type === 'PERSONNEL' ? (
          <Choice type="checkbox" checked={values.sync} onChosen={form.toggleSync}>
            {intl.formatMessage(fieldMessages.sync)}
          </Choice>
        ) : null}
        {kind.testable ? (
          // In the form: three buttons below it would leave no room for a field on a phone in large type.
          <Button className={styles.test} disabledFocusable={testing || pending} onClick={form.test}>
            {intl.formatMessage(testing ? messages.testing : messages.test)}
          </Button>
        ) : null}
        {outcome ? <FormOutcome outcome={outcome} warned={warned} fields={fields} /> : null}
      </form>
    </ModalDialog>
  );
}
