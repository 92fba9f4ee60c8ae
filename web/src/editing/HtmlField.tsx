import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { useCarriedPictures } from './uploads/useCarriedPictures.ts';
import { useAuthorFieldStyles } from './AuthorField.styles.ts';

/** How long someone pauses before what they typed is passed on, in milliseconds. */
const pause = 300;

/**
 * A field for HTML as it is written. The browser holds what is typed, so that a long text costs no more by the letter than a short one;
 * it is passed on when the typing pauses and when the focus leaves.
 */
export function HtmlField({
  label,
  hint,
  html,
  onChanged,
}: {
  label: string;
  hint?: string;
  html: string;
  onChanged: (html: string) => void;
}): ReactElement {
  const styles = useAuthorFieldStyles();
  const own = useStyles();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const told = useRef(html);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takeCarried = useCarriedPictures();
  const tell = useRef(onChanged);
  useEffect(() => {
    tell.current = (written) => onChanged(takeCarried(written));
  });
  const flush = (): void => {
    clearTimeout(timer.current);
    const typed = field.current?.value ?? told.current;
    if (typed === told.current) return;
    const written = takeCarried(typed);
    if (field.current && written !== typed) field.current.value = written;
    told.current = written;
    tell.current(written);
  };
  useEffect(() => {
    // Undoing and merging bring another text; one's own comes back unchanged.
    if (!field.current || html === told.current) return;
    told.current = html;
    field.current.value = html;
  }, [html]);
  useEffect(() => {
    const element = field.current;
    return () => {
      clearTimeout(timer.current);
      // What was typed last is not lost when the field goes.
      if (element && element.value !== told.current) tell.current(element.value);
    };
  }, []);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={mergeClasses(styles.input, own.code)}
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        defaultValue={html}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(flush, pause);
        }}
        onBlur={flush}
      />
      {hint ? (
        <p id={`${id}-hint`} className={own.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  // Growing with each letter would lay the whole text out again.
  code: {
    fieldSizing: 'fixed',
    resize: 'vertical',
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase300,
    tabSize: 2,
  },
  hint: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});
