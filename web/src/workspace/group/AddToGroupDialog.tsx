import { Button, makeStyles } from '@fluentui/react-components';
import { useId, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { uiMessages } from '../../ui/messages.ts';
import type { PeopleSelectionInput } from '../people/bulk/selectionInput.ts';
import { groupMessages as messages } from './messages.ts';
import { useChangeMembers } from './useChangeMembers.ts';
import { useGroupErrorText } from './useGroupErrorText.ts';
import { useGroups } from './useGroups.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: { margin: 0 },
});

/** The form by which selected people are put into a group that is chosen here (BEY-13). */
export function AddToGroupDialog({
  selection,
  count,
  onClosed,
}: {
  selection: PeopleSelectionInput;
  count: number;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const navigate = useNavigate();
  const errorText = useGroupErrorText();
  const { groups, failed } = useGroups(null);
  const [groupId, setGroupId] = useState('');
  const [tried, setTried] = useState(false);
  const [change, pending, failure] = useChangeMembers();
  const ours = groups?.filter(({ origin }) => origin === 'HAND') ?? [];
  const none = groups !== null && ours.length === 0;
  const missing = tried && groupId === '' ? intl.formatMessage(messages.chooseGroup) : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (groupId === '') focusFirstInvalid(event.currentTarget);
    else if (!pending) {
      const input = { groupId, people: { selection }, action: 'ADD' as const };
      change(input, (jobId) => void navigate(links.job(jobId)));
    }
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.addToTitle)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending || none}>
            {intl.formatMessage(pending ? messages.adding : messages.addAction)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <p className={styles.text}>{intl.formatMessage(messages.addToSelected, { count })}</p>
        {none ? (
          <p className={styles.text}>{intl.formatMessage(messages.noGroupsToAdd)}</p>
        ) : (
          <SelectField
            label={intl.formatMessage(messages.group)}
            problem={failed ? intl.formatMessage(messages.groupsFailed) : missing}
            value={groupId}
            options={[
              { value: '', label: intl.formatMessage(messages.chooseGroup) },
              ...ours.map((group) => ({ value: String(group.groupId), label: group.name })),
            ]}
            onChanged={setGroupId}
          />
        )}
      </form>
    </ModalDialog>
  );
}
