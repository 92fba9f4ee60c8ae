import { makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkRegular } from '@fluentui/react-icons/svg/checkmark';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { checkNewPassword, checkRepeatedPassword, limits } from '../accountRules.ts';
import { identityMessages as messages } from '../messages.ts';
import { useProblemText } from '../useProblemText.ts';

const useStyles = makeStyles({
  enough: { display: 'inline-flex', alignItems: 'center', gap: '4px', color: tokens.colorStatusSuccessForeground1 },
});

/** A new password and the same once more, as they stand in a form. */
export interface NewPassword {
  password: string;
  repeated: string;
}

/** True where both fields hold what they should (VAL-01 to VAL-03). */
export function isSound({ password, repeated }: NewPassword): boolean {
  return checkNewPassword(password) === null && checkRepeatedPassword(password, repeated) === null;
}

/**
 * The fields for a new password. What the rules ask for is said while it is being typed; `tried` says what is missing, too
 * (OP-62).
 */
export function NewPasswordFields({
  value,
  label = messages.password,
  tried,
  onChanged,
}: {
  value: NewPassword;
  label?: typeof messages.password;
  /** The form was sent at least once. */
  tried: boolean;
  onChanged: (change: Partial<NewPassword>) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const problemText = useProblemText();
  const { password, repeated } = value;
  const problem = checkNewPassword(password);
  const missing = limits.passwordMin - password.length;
  const hint =
    password === '' ? (
      intl.formatMessage(messages.passwordHint, { count: limits.passwordMin })
    ) : missing > 0 ? (
      intl.formatMessage(messages.passwordMore, { count: missing })
    ) : (
      <span className={styles.enough}>
        <CheckmarkRegular fontSize={16} aria-hidden />
        {intl.formatMessage(messages.passwordEnough)}
      </span>
    );
  // While the second is still shorter than the first, it may become the same.
  const mayDiffer = tried || repeated.length >= password.length;
  const differs = repeated !== '' || tried ? checkRepeatedPassword(password, repeated) : null;
  return (
    <>
      <PasswordField
        label={intl.formatMessage(label)}
        hint={hint}
        autoComplete="new-password"
        value={password}
        problem={tried || missing <= 0 ? problemText(problem) : undefined}
        onChanged={(next) => onChanged({ password: next })}
      />
      <PasswordField
        label={intl.formatMessage(messages.repeatPassword)}
        autoComplete="new-password"
        value={repeated}
        problem={mayDiffer ? problemText(differs) : undefined}
        onChanged={(next) => onChanged({ repeated: next })}
      />
    </>
  );
}
