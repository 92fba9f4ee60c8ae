import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { refusalCode, type FieldFailure } from '../../errors/fieldFailure.ts';
import { useApiTokenStyles } from '../../identity/apiToken/ApiToken.styles.ts';
import { apiTokenMessages } from '../../identity/apiToken/messages.ts';
import { useApiTokenErrorText } from '../../identity/apiToken/useApiTokenErrorText.ts';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { serviceAccountMessages as messages } from './messages.ts';
import { RightChoices, type Rights } from './RightChoices.tsx';
import { Choice } from '../../ui/form/Choice.tsx';

const longestName = 80;
const longestDescription = 500;

export interface ServiceAccountValues {
  readonly name: string;
  readonly description: string;
  readonly rights: Rights;
}

/** What a service account is called, what it is for and what it may do. */
export function ServiceAccountForm({
  title,
  action,
  initial,
  mayTakeOver = false,
  pending,
  failure,
  onSubmitted,
  onCancelled,
}: {
  title: string;
  /** The verb of its button. */
  action: string;
  initial: ServiceAccountValues;
  /** Whether someone else, or nobody, answers for it. */
  mayTakeOver?: boolean;
  pending: boolean;
  failure: FieldFailure | null;
  onSubmitted: (
    values: ServiceAccountValues & { readonly takenOver: boolean },
    onFailed: (failure: FieldFailure) => void,
  ) => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useApiTokenStyles();
  const errorText = useApiTokenErrorText();
  const titleId = useId();
  const [values, setValues] = useState(initial);
  const [takenOver, setTakenOver] = useState(false);
  const [tried, setTried] = useState(false);
  const [takenName, setTakenName] = useState<string | null>(null);
  const nameTaken = refusalCode(failure) === 'SERVICE_ACCOUNT_NAME_TAKEN';
  const nameProblem = (): string | undefined => {
    if (tried && values.name.trim() === '') {
      return intl.formatMessage(messages.nameMissing);
    }
    return nameTaken && values.name === takenName ? intl.formatMessage(apiTokenMessages.accountNameTaken) : undefined;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (values.name.trim() === '') {
      focusFirstInvalid(form);
    } else if (!pending) {
      onSubmitted({ ...values, name: values.name.trim(), description: values.description.trim(), takenOver }, (why) => {
        if (refusalCode(why) === 'SERVICE_ACCOUNT_NAME_TAKEN') {
          setTakenName(values.name);
          focusFirstInvalid(form);
        }
      });
    }
  };
  return (
    <form className={styles.form} noValidate aria-labelledby={titleId} onSubmit={submit}>
      <strong id={titleId}>{title}</strong>
      <FormError>{failure && !nameTaken ? errorText(failure) : null}</FormError>
      <TextField
        label={intl.formatMessage(messages.name)}
        problem={nameProblem()}
        maxLength={longestName}
        autoComplete="off"
        // The button that opened the form is gone with it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for this form
        autoFocus
        value={values.name}
        onChanged={(name) => setValues({ ...values, name })}
      />
      <TextField
        label={intl.formatMessage(messages.purpose)}
        maxLength={longestDescription}
        autoComplete="off"
        value={values.description}
        onChanged={(description) => setValues({ ...values, description })}
      />
      <RightChoices rights={values.rights} onChanged={(rights) => setValues({ ...values, rights })} />
      {mayTakeOver ? (
        <Choice type="checkbox" checked={takenOver} onChosen={() => setTakenOver(!takenOver)}>
          {intl.formatMessage(messages.takeOver)}
        </Choice>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {action}
        </Button>
        <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.cancel)}</Button>
      </div>
    </form>
  );
}
