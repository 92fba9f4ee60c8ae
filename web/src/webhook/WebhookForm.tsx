import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { refusedField, type FieldFailure } from '../errors/fieldFailure.ts';
import { focusFirstInvalid } from '../ui/form/focusFirstInvalid.ts';
import { FormError } from '../ui/form/FormError.tsx';
import { TextField } from '../ui/form/TextField.tsx';
import { uiMessages } from '../ui/messages.ts';
import { EventChoices } from './EventChoices.tsx';
import { webhookMessages as messages } from './messages.ts';
import { useWebhookErrorText } from './useWebhookErrorText.ts';
import { useWebhookStyles } from './Webhook.styles.ts';
import type { WebhookEventType } from './events.ts';

const longestUrl = 2000;
const longestDescription = 200;

interface WebhookValues {
  readonly url: string;
  readonly description: string;
  readonly eventTypes: readonly WebhookEventType[];
}

/** Where a webhook is sent, what it is for, and what it is told of. */
export function WebhookForm({
  title,
  action,
  initial,
  pending,
  failure,
  onSubmitted,
  onCancelled,
}: {
  title: string;
  /** The verb of its button. */
  action: string;
  initial: WebhookValues;
  pending: boolean;
  failure: FieldFailure | null;
  /** `onFailed` hears why it was refused. */
  onSubmitted: (
    values: { url: string; description: string; eventTypes: WebhookEventType[] },
    onFailed: (failure: FieldFailure) => void,
  ) => void;
  onCancelled: () => void;
}): ReactElement {
  const intl = useIntl();
  const styles = useWebhookStyles();
  const errorText = useWebhookErrorText();
  const titleId = useId();
  const [url, setUrl] = useState(initial.url);
  const [description, setDescription] = useState(initial.description);
  const [chosen, setChosen] = useState<ReadonlySet<WebhookEventType>>(new Set(initial.eventTypes));
  const [tried, setTried] = useState(false);
  const [refusedUrl, setRefusedUrl] = useState<string | null>(null);
  const isUrlRefused = refusedField(failure) === 'url';
  // Whether http is allowed, in a network of the operator's own, the server knows.
  const isAddress = /^https?:\/\/./i.test(url.trim());
  const urlProblem = (): string | undefined => {
    if (tried && !isAddress) {
      return intl.formatMessage(url.trim() === '' ? messages.urlMissing : messages.urlNotHttps);
    }
    return isUrlRefused && url === refusedUrl ? intl.formatMessage(messages.urlRefused) : undefined;
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!isAddress || chosen.size === 0) {
      focusFirstInvalid(form);
      return;
    }
    if (pending) {
      return;
    }
    onSubmitted({ url: url.trim(), description: description.trim(), eventTypes: [...chosen] }, (why) => {
      if (refusedField(why) === 'url') {
        setRefusedUrl(url);
        focusFirstInvalid(form);
      }
    });
  };
  return (
    <form className={styles.form} noValidate aria-labelledby={titleId} onSubmit={submit}>
      <strong id={titleId}>{title}</strong>
      <FormError>{failure && !isUrlRefused ? errorText(failure) : null}</FormError>
      <TextField
        label={intl.formatMessage(messages.url)}
        hint={intl.formatMessage(messages.urlHint)}
        problem={urlProblem()}
        type="url"
        inputMode="url"
        maxLength={longestUrl}
        autoComplete="off"
        placeholder="https://"
        // The button that opened the form is gone with it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- someone has just asked for this form
        autoFocus
        value={url}
        onChanged={setUrl}
      />
      <TextField
        label={intl.formatMessage(messages.purpose)}
        hint={intl.formatMessage(messages.purposeHint)}
        maxLength={longestDescription}
        autoComplete="off"
        value={description}
        onChanged={setDescription}
      />
      <EventChoices
        chosen={chosen}
        problem={tried && chosen.size === 0 ? intl.formatMessage(messages.eventsMissing) : undefined}
        onChanged={setChosen}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" disabledFocusable={pending}>
          {action}
        </Button>
        <Button onClick={onCancelled}>{intl.formatMessage(uiMessages.cancel)}</Button>
      </div>
    </form>
  );
}
