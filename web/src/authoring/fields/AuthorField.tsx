import { useId, useState, type ReactElement } from 'react';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useAuthorFieldStyles } from './AuthorField.styles.ts';
import { isMarkup, storedWords, writtenWords } from './plainWords.ts';
import { RichTextField } from './richText/RichTextField.tsx';

/**
 * A field for words of an author, of one line or more, in the language of the course (WCAG 3.1.2). It grows with them. Words that are
 * HTML are edited as rich text.
 */
export function AuthorField({
  label,
  labelHidden = false,
  value,
  placeholder,
  onChanged,
}: {
  label: string;
  /** Whether the label is for screen readers alone, where what stands around says it to the eye. */
  labelHidden?: boolean;
  /** HTML or plain text. */
  value: string;
  placeholder?: string;
  onChanged: (value: string) => void;
}): ReactElement {
  const styles = useAuthorFieldStyles();
  const lang = useContentLanguage();
  const id = useId();
  // The field stays what it is while somebody writes in it.
  const [rich, setRich] = useState(isMarkup(value));
  if (!rich && isMarkup(value)) setRich(true);
  if (rich) {
    return (
      <RichTextField
        label={label}
        labelHidden={labelHidden}
        html={value}
        {...(placeholder === undefined ? {} : { placeholder })}
        onChange={onChanged}
      />
    );
  }
  return (
    <div className={styles.field}>
      {labelHidden ? (
        <VisuallyHidden>
          <label htmlFor={id}>{label}</label>
        </VisuallyHidden>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
      )}
      <textarea
        id={id}
        className={styles.input}
        rows={1}
        lang={lang}
        value={writtenWords(value)}
        placeholder={placeholder}
        onChange={(event) => onChanged(storedWords(event.target.value))}
      />
    </div>
  );
}
