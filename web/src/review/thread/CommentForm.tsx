import { Button, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { wordsArea, type Area } from '../../discussion/WordsArea.tsx';
import type { Failure } from '../../errors/errorText.ts';
import { Choice } from '../../ui/form/Choice.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { useReviewErrorText } from '../useReviewErrorText.ts';
import { reviewMessages as messages } from '../messages.ts';
import { longestQuote, quoteIn, type TextQuote } from '../textQuote.ts';
import { useThreadStyles } from './Thread.styles.ts';

export const longestComment = 5000;

export interface NewComment {
  readonly text: string;
  readonly quote: TextQuote | null;
  /** Null without a suggestion. */
  readonly suggestedText: string | null;
}

/** Begins a thread: what to say, which words it is about, and what should stand there instead. */
export function CommentForm({
  label,
  selected = null,
  textOfPart,
  fields,
  hint,
  area = wordsArea,
  pending,
  failure,
  isComplete = true,
  onTried,
  onSubmitted,
  onCancelled,
}: {
  /** What it is about. */
  label: string;
  /** Words that are selected; null where no words can be quoted. */
  selected?: TextQuote | null;
  /** The plain text of the part, in which quoted words must stand. */
  textOfPart?: () => string;
  /** Further fields, first. */
  fields?: ReactNode;
  /** Below the comment. */
  hint?: string;
  /** In place of a plain text area for it. */
  area?: Area;
  pending: boolean;
  failure: Failure | null;
  /** Whether the further fields are filled in. */
  isComplete?: boolean;
  onTried?: () => void;
  onSubmitted: (comment: NewComment) => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const errorText = useReviewErrorText();
  const [text, setText] = useState('');
  const [words, setWords] = useState(selected?.exact ?? '');
  const [suggested, setSuggested] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  // Else the first of the further fields does.
  const [focusesText] = useState(isComplete);
  const quote = words.trim() === '' ? null : quoteIn(textOfPart?.() ?? '', words, selected ?? undefined);
  const isQuoteWrong = (words.trim() !== '' && quote === null) || (suggested !== null && quote === null);
  const missing = tried && text.trim() === '' ? intl.formatMessage(messages.missing) : undefined;
  const wrongWords =
    tried && isQuoteWrong
      ? intl.formatMessage(words.trim() === '' ? messages.missing : messages.wordsAbsent)
      : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    onTried?.();
    if (text.trim() === '' || isQuoteWrong || !isComplete) focusFirstInvalid(event.currentTarget);
    else if (!pending) onSubmitted({ text, quote, suggestedText: suggested });
  };
  return (
    <form className={styles.form} aria-label={label} noValidate onSubmit={send}>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      {fields}
      {selected === null ? null : (
        <>
          <Field
            label={intl.formatMessage(messages.words)}
            note={suggested === null ? intl.formatMessage(messages.optional) : undefined}
            hint={intl.formatMessage(messages.wordsHint)}
            problem={wrongWords}
          >
            {(control) => (
              <textarea
                {...control}
                className={mergeClasses(control.className, styles.short)}
                value={words}
                maxLength={longestQuote}
                dir="auto"
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
          <Choice
            type="checkbox"
            checked={suggested !== null}
            onChosen={() => setSuggested(suggested === null ? words : null)}
          >
            {intl.formatMessage(messages.suggest)}
          </Choice>
          {suggested === null ? null : (
            <Field label={intl.formatMessage(messages.instead)} hint={intl.formatMessage(messages.insteadHint)}>
              {(control) => (
                <textarea
                  {...control}
                  className={mergeClasses(control.className, styles.short)}
                  value={suggested}
                  maxLength={longestQuote}
                  dir="auto"
                  onChange={({ target }) => setSuggested(target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
      <Field label={intl.formatMessage(messages.yourComment)} hint={hint} problem={missing}>
        {(control) =>
          area({
            ...control,
            className: mergeClasses(control.className, styles.textarea),
            value: text,
            maxLength: longestComment,
            focused: focusesText,
            onChanged: setText,
          })
        }
      </Field>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {intl.formatMessage(messages.send)}
        </Button>
        <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.cancel)}</Button>
      </div>
    </form>
  );
}
