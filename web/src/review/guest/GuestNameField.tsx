import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { reviewMessages } from '../messages.ts';
import { longestGuestName } from './GuestReview.ts';
import { guestMessages as messages } from './messages.ts';

/** What a guest calls themselves; takes the focus as it opens where that is not known, as the first thing to fill in. */
export function GuestNameField({
  name,
  tried,
  onChanged,
}: {
  name: string;
  /** Whether it was missed already. */
  tried: boolean;
  onChanged: (name: string) => void;
}): ReactElement {
  const intl = useIntl();
  const [isFirst] = useState(name === '');
  return (
    <TextField
      label={intl.formatMessage(messages.yourName)}
      hint={intl.formatMessage(messages.yourNameHint)}
      problem={tried && name.trim() === '' ? intl.formatMessage(reviewMessages.missing) : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for the form
      autoFocus={isFirst}
      autoComplete="name"
      maxLength={longestGuestName}
      value={name}
      onChanged={onChanged}
    />
  );
}
