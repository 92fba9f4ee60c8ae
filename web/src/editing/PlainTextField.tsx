import { useId, type ReactElement } from 'react';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useAuthorFieldStyles } from './AuthorField.styles.ts';

/** A field for plain words of an author, of one line or more, in the language of the course (WCAG 3.1.2). It grows with them. */
export function PlainTextField({
  label,
  labelHidden = false,
  value,
  placeholder,
  readOnly = false,
  onChanged,
}: {
  label: string;
  /** Whether the label is for screen readers alone, where what stands around says it to the eye. */
  labelHidden?: boolean;
  value: string;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  onChanged: (value: string) => void;
}): ReactElement {
  const styles = useAuthorFieldStyles();
  const lang = useContentLanguage();
  const id = useId();
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
        value={value}
        placeholder={placeholder}
        readOnly={readOnly}
        onChange={(event) => onChanged(event.target.value)}
      />
    </div>
  );
}
