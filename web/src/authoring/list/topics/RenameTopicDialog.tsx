import { Button } from '@fluentui/react-components';
import { useId, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useToast } from '../../../ui/toastContext.ts';
import { courseListMessages as messages } from '../messages.ts';
import { useRenameTopic } from './useRenameTopic.ts';
import type { Topic } from './useTopics.ts';

/** As the platform allows. */
const longestName = 255;

/** Gives a topic another name, in all its courses; asks first where that merges it into the topic that has the name (OP-232). */
export function RenameTopicDialog({
  topic,
  onRenamed,
  onClosed,
}: {
  topic: Topic;
  onRenamed: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const form = useId();
  const toast = useToast();
  const errorText = useErrorText();
  const { pending, failure, rename } = useRenameTopic(topic);
  const [name, setName] = useState(topic.name);
  const [other, setOther] = useState<string | null>(null);
  const trimmed = name.trim();
  const idle = trimmed === '' || trimmed === topic.name || pending;
  const send = (merge: boolean): void =>
    rename(
      { name: trimmed, merge },
      (now) => {
        const text = intl.formatMessage(merge ? messages.topicMerged : messages.topicRenamed, {
          topic: topic.name,
          name: now,
        });
        toast({ intent: 'success', text });
        onRenamed();
      },
      setOther,
    );
  const problem = failure && !pending ? <FormError>{errorText(failure)}</FormError> : null;
  if (other !== null) {
    return (
      <ConfirmDialog
        title={intl.formatMessage(messages.mergeTopicTitle, { topic: topic.name, other })}
        confirm={intl.formatMessage(messages.mergeTopic)}
        pending={pending}
        onConfirmed={() => send(true)}
        onDismissed={() => setOther(null)}
      >
        <p style={{ margin: 0 }}>
          {intl.formatMessage(messages.mergeTopicText, { topic: topic.name, other, count: topic.courseCount })}
        </p>
        {problem}
      </ConfirmDialog>
    );
  }
  return (
    <ModalDialog
      title={intl.formatMessage(messages.renameTopicTitle, { topic: topic.name })}
      onDismissed={onClosed}
      actions={
        <Button type="submit" form={form} appearance="primary" disabledFocusable={idle}>
          {intl.formatMessage(messages.renameTopicDo)}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!idle) send(false);
        }}
      >
        <TextField
          label={intl.formatMessage(messages.topicName)}
          hint={intl.formatMessage(messages.renameTopicHint, { count: topic.courseCount })}
          value={name}
          maxLength={longestName}
          autoComplete="off"
          onChanged={setName}
        />
      </form>
      {problem}
    </ModalDialog>
  );
}
