import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { TextField } from '../../ui/form/TextField.tsx';
import { useProfileFields } from './ProfileFormContext.ts';
import type { ProfileFields } from './profileFields.ts';

/** The values of a profile that are one text each. */
type TextName = {
  [Name in keyof ProfileFields]: ProfileFields[Name] extends string
    ? string extends ProfileFields[Name]
      ? Name
      : never
    : never;
}[keyof ProfileFields];

/** A text of the profile, with what is wrong with it. */
export function ProfileTextField({
  name,
  label,
  hint,
  after,
  ...input
}: {
  name: TextName;
  label: MessageDescriptor;
  hint?: MessageDescriptor;
  after?: ReactNode;
} & Pick<ComponentProps<typeof TextField>, 'inputMode' | 'placeholder' | 'type'>): ReactElement {
  const intl = useIntl();
  const { fields, set, problem } = useProfileFields();
  return (
    <TextField
      {...input}
      label={intl.formatMessage(label)}
      hint={hint ? intl.formatMessage(hint) : undefined}
      after={after}
      autoComplete="off"
      value={fields[name]}
      problem={problem(name)}
      onChanged={(value) => set({ [name]: value })}
    />
  );
}
