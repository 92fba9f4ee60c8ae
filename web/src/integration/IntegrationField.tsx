import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { PasswordField } from '../ui/form/PasswordField.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { fieldMessages as messages } from './fieldMessages.ts';
import { fieldOf, sentName, type FieldName } from './integrationFields.ts';
import type { FieldProblem, FormValues, StoredValues } from './integrationForm.ts';
import { IssuerField } from './IssuerField.tsx';

/** One field of a provider. A secret that is stored is not shown, and stays where nothing is entered. */
export function IntegrationField({
  name,
  value,
  stored,
  problem,
  onChanged,
  onFound,
}: {
  name: FieldName;
  value: string;
  stored: StoredValues | null;
  problem: FieldProblem | undefined;
  onChanged: (value: string) => void;
  onFound: (texts: FormValues['texts']) => void;
}): ReactElement {
  const intl = useIntl();
  const { label, hint, secret, optional, address, fixed, longest = 2000 } = fieldOf(name);
  const isKept = secret === true && (stored?.secretsSet.includes(sentName(name)) ?? false);
  const said = isKept ? messages.kept : hint;
  const field = {
    label: intl.formatMessage(label),
    note: optional ? intl.formatMessage(messages.optional) : undefined,
    hint: said && intl.formatMessage(said),
    problem: problem && intl.formatMessage(messages[problem]),
    value,
    maxLength: longest,
    onChanged,
  };
  if (name === 'issuer') return <IssuerField {...field} onFound={onFound} />;
  if (secret) {
    const show = intl.formatMessage(name === 'token' ? messages.showToken : messages.show);
    return <PasswordField {...field} show={show} autoComplete="off" />;
  }
  return <TextField {...field} autoComplete="off" inputMode={address ? 'url' : 'text'} readOnly={fixed} />;
}
