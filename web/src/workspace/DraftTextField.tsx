import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { TextField } from '../ui/TextField.tsx';
import { useDraft } from './DraftContext.ts';
import type { ProfileDraft } from './profileDraft.ts';

/** The values of a profile that are one text each. */
type TextName = {
  [Name in keyof ProfileDraft]: ProfileDraft[Name] extends string
    ? string extends ProfileDraft[Name]
      ? Name
      : never
    : never;
}[keyof ProfileDraft];

/** A text of the profile, with what is wrong with it. */
export function DraftTextField({
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
  const { draft, set, problem } = useDraft();
  return (
    <TextField
      {...input}
      label={intl.formatMessage(label)}
      hint={hint ? intl.formatMessage(hint) : undefined}
      after={after}
      autoComplete="off"
      value={draft[name]}
      problem={problem(name)}
      onChanged={(value) => set({ [name]: value })}
    />
  );
}
