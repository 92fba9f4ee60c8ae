import { Button } from '@fluentui/react-components';
import { useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useThreadStyles } from '../../../review/thread/Thread.styles.ts';
import { useReviewErrorText } from '../../../review/useReviewErrorText.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { focusFirstInvalid } from '../../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { linkMessages as messages } from './messages.ts';
import { useCreateReviewLink } from './useCreateReviewLink.ts';

const longestName = 80;
const offeredDays = [7, 14, 30, 90] as const;
const dayMs = 86_400_000;
/** The clock of the browser may be ahead, and the longest time is refused then. */
const marginMs = 300_000;

/** When a link expires that works for so many days from now on. */
export const expiryAfter = (days: number, now: number): string => new Date(now + days * dayMs - marginMs).toISOString();

/** Makes a link; `onCreated` hears its token. */
export function CreateLinkForm({
  courseId,
  onCreated,
}: {
  courseId: number;
  onCreated: (token: string) => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useThreadStyles();
  const errorText = useReviewErrorText();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(14);
  const [mayComment, setMayComment] = useState(true);
  const [tried, setTried] = useState(false);
  const [create, pending, failure] = useCreateReviewLink();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') focusFirstInvalid(event.currentTarget);
    else if (!pending) {
      const input = { courseId: String(courseId), name, expireTime: expiryAfter(days, Date.now()), mayComment };
      create(input, (token) => {
        setName('');
        setTried(false);
        onCreated(token);
      });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError>{failure ? errorText(failure) : null}</FormError>
      <TextField
        label={intl.formatMessage(messages.name)}
        hint={intl.formatMessage(messages.nameHint)}
        problem={tried && name.trim() === '' ? intl.formatMessage(messages.nameMissing) : undefined}
        maxLength={longestName}
        value={name}
        onChanged={setName}
      />
      <SelectField
        label={intl.formatMessage(messages.expiry)}
        value={String(days)}
        options={offeredDays.map((each) => ({
          value: String(each),
          label: intl.formatMessage(messages.days, { days: each }),
        }))}
        onChanged={(value) => setDays(Number(value))}
      />
      <Choice type="checkbox" checked={mayComment} onChosen={() => setMayComment(!mayComment)}>
        {intl.formatMessage(messages.mayComment)}
      </Choice>
      <div>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {intl.formatMessage(messages.create)}
        </Button>
      </div>
    </form>
  );
}
