import { useState, type ReactElement } from 'react';
import { isMarkup, storedWords, writtenWords } from './plainWords.ts';
import { PlainTextField, type FieldLook } from './PlainTextField.tsx';
import { RichTextField } from './richText/RichTextField.tsx';

/** A field for words of an author that are plain most of the time; those that are HTML are edited as rich text. */
export function AuthorField({
  value,
  look = 'field',
  onChanged,
  ...field
}: {
  label: string;
  /** Whether the label is for screen readers alone, where what stands around says it to the eye. */
  labelHidden?: boolean;
  /** How plain words are drawn. */
  look?: FieldLook;
  /** HTML or plain text. */
  value: string;
  placeholder?: string;
  readOnly?: boolean;
  onChanged: (value: string) => void;
}): ReactElement {
  // The field stays what it is while someone writes in it.
  const [rich, setRich] = useState(isMarkup(value));
  if (!rich && isMarkup(value)) setRich(true);
  if (rich) return <RichTextField {...field} html={value} onChange={onChanged} />;
  return (
    <PlainTextField
      {...field}
      look={look}
      value={writtenWords(value)}
      onChanged={(written) => onChanged(storedWords(written))}
    />
  );
}
