import { Button, mergeClasses } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../errors/errorText.ts';
import { useErrorText } from '../errors/useErrorText.ts';
import { Field } from '../ui/form/Field.tsx';
import { focusFirstInvalid } from '../ui/form/focusFirstInvalid.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { uiMessages } from '../ui/messages.ts';
import { useDiscussionStyles } from './Discussion.styles.ts';
import { discussionMessages as messages } from './messages.ts';
import { wordsArea, type Area } from './WordsArea.tsx';

const longestTitle = 150;
const longestText = 5000;

export interface WrittenPost {
  readonly title?: string;
  readonly text: string;
  /** The same for the same words: what was sent twice is written once. */
  readonly idempotencyKey: string;
}

/** Words for a question, a reply, or instead of those that stand there. It is empty again once `onSubmitted` says that it was sent. */
export function PostForm({
  title: firstTitle,
  text: firstText = '',
  label,
  hint,
  area = wordsArea,
  submit,
  focused = false,
  pending,
  failure,
  onSubmitted,
  onCancelled,
}: {
  /** Undefined where there is no title. */
  title?: string | undefined;
  text?: string;
  label: string;
  /** Below the words. */
  hint?: string;
  /** In place of a plain text area. */
  area?: Area;
  submit: string;
  /** Whether it takes the focus: someone has just asked for it. */
  focused?: boolean;
  pending: boolean;
  failure: Failure | null;
  onSubmitted: (post: WrittenPost, onDone: () => void) => void;
  onCancelled?: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useDiscussionStyles();
  const errorText = useErrorText();
  const fresh = (): { title: string; text: string; idempotencyKey: string } => ({
    title: firstTitle ?? '',
    text: firstText,
    idempotencyKey: crypto.randomUUID(),
  });
  const [post, setPost] = useState(fresh);
  const [tried, setTried] = useState(false);
  const titled = firstTitle !== undefined;
  const write = (change: { title?: string; text?: string }): void =>
    setPost((now) => ({ ...now, ...change, idempotencyKey: crypto.randomUUID() }));
  const missing = (value: string): string | undefined =>
    tried && value.trim() === '' ? intl.formatMessage(messages.missing) : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const { title, ...rest } = post;
    if (rest.text.trim() === '' || (titled && title.trim() === '')) focusFirstInvalid(event.currentTarget);
    else if (!pending) {
      onSubmitted(titled ? post : rest, () => {
        setPost(fresh());
        setTried(false);
      });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      {titled ? (
        <TextField
          label={intl.formatMessage(messages.title)}
          value={post.title}
          maxLength={longestTitle}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for the form
          autoFocus={focused}
          problem={missing(post.title)}
          onChanged={(title) => write({ title })}
        />
      ) : null}
      <Field label={label} hint={hint} problem={missing(post.text)}>
        {(control) =>
          area({
            ...control,
            className: mergeClasses(control.className, styles.textarea),
            value: post.text,
            maxLength: longestText,
            focused: focused && !titled,
            onChanged: (text) => write({ text }),
          })
        }
      </Field>
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {submit}
        </Button>
        {onCancelled ? <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.cancel)}</Button> : null}
      </div>
    </form>
  );
}
