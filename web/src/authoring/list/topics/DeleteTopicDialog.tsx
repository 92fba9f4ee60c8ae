import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useMutation } from 'react-relay';
import { answered } from '../../../errors/answered.ts';
import type { Failure } from '../../../errors/errorText.ts';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { useToast } from '../../../ui/toastContext.ts';
import { courseListMessages as messages } from '../messages.ts';
import type { Topic } from './useTopics.ts';
import type { DeleteTopicDialogMutation } from './__generated__/DeleteTopicDialogMutation.graphql.ts';

/** Asks before a topic is deleted, and says what courses lose by it (CRS-19). */
export function DeleteTopicDialog({
  topic: { id, name, courseCount },
  onDeleted,
  onClosed,
}: {
  topic: Topic;
  onDeleted: () => void;
  onClosed: () => void;
}): ReactElement {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [commit, pending] = useMutation<DeleteTopicDialogMutation>(graphql`
    mutation DeleteTopicDialogMutation($input: DeleteTagInput!) {
      deleteTag(input: $input) {
        userErrors {
          code
          params
        }
      }
    }
  `);
  const remove = (): void => {
    setFailure(null);
    commit({
      variables: { input: { tagId: id } },
      onCompleted: ({ deleteTag }) => {
        const [refusal] = answered(deleteTag).userErrors;
        if (refusal) setFailure(refusal);
        else {
          toast({ intent: 'success', text: intl.formatMessage(messages.topicDeleted, { topic: name }) });
          onDeleted();
        }
      },
      onError: setFailure,
    });
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage(messages.deleteTopicTitle, { topic: name })}
      confirm={intl.formatMessage(pending ? messages.deleting : messages.delete)}
      pending={pending}
      onConfirmed={remove}
      onDismissed={onClosed}
    >
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <p style={{ margin: 0 }}>{intl.formatMessage(messages.deleteTopicText, { count: courseCount })}</p>
    </ConfirmDialog>
  );
}
