import type { ReactElement } from 'react';
import type { FieldControl } from '../ui/form/Field.tsx';

/** What a field for several lines of words carries. */
export interface WordsControl extends FieldControl {
  readonly value: string;
  readonly maxLength: number;
  /** Whether it takes the focus: someone has just asked for it. */
  readonly focused: boolean;
  readonly onChanged: (text: string) => void;
}

/** The text area of such a field; what does more with the words takes its place. */
export type Area = (control: WordsControl) => ReactElement;

export const wordsArea: Area = ({ focused, onChanged, ...control }) => (
  <textarea
    {...control}
    dir="auto"
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for the form
    autoFocus={focused}
    onChange={({ target }) => onChanged(target.value)}
  />
);
