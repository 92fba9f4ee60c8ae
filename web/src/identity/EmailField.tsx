import { makeStyles, tokens } from '@fluentui/react-components';
import { LockClosedRegular } from '@fluentui/react-icons/svg/lock-closed';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../ui/form/TextField.tsx';
import { checkEmail } from './accountRules.ts';
import { identityMessages } from './messages.ts';
import { signInMessages } from './signIn/signInMessages.ts';
import { useProblemText } from './useProblemText.ts';

const useStyles = makeStyles({
  lock: { flexShrink: 0, marginInlineEnd: '12px', color: tokens.colorNeutralForeground3 },
});

/** The e-mail address of the forms at one address: what is typed in one stands in the next. */
export interface Email {
  value: string;
  /** True where it can be read and not changed: an invitation names it, or someone signs in once more. */
  fixed: boolean;
  /** Whether it is the address of who signs in once more. */
  own?: boolean;
  onChanged: (value: string) => void;
}

/** The field for the e-mail address that an account is known by (VAL-06). */
export function EmailField({
  email,
  tried,
  refusal,
}: {
  email: Email;
  tried: boolean;
  refusal?: string;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <TextField
      label={intl.formatMessage(identityMessages.email)}
      type="email"
      autoComplete="username"
      value={email.value}
      readOnly={email.fixed}
      hint={email.fixed && !email.own ? intl.formatMessage(signInMessages.invitedEmail) : undefined}
      after={email.fixed ? <LockClosedRegular className={styles.lock} fontSize={20} aria-hidden /> : undefined}
      problem={(tried ? problemText(checkEmail(email.value)) : undefined) ?? refusal}
      onChanged={email.onChanged}
    />
  );
}
