import { mergeClasses } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { useAuthorFieldStyles } from './AuthorField.styles.ts';

/** As any field, as the heading of the page, or as that of a part of it. */
export type FieldLook = 'field' | 'page' | 'part';

/** A field for plain words of an author, of one line or more, in the language of the course (WCAG 3.1.2). It grows with them. */
export function PlainTextField({
  label,
  labelHidden = false,
  look = 'field',
  value,
  placeholder,
  readOnly = false,
  onChanged,
}: {
  label: string;
  /** Whether the label is for screen readers alone, where what stands around says it to the eye. */
  labelHidden?: boolean;
  /** Words that head something are drawn as its heading, and as a field once they are pointed at or written in. */
  look?: FieldLook;
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
        className={mergeClasses(styles.input, look !== 'field' && styles.heading, look === 'page' && styles.page)}
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
