import { Button, makeStyles } from '@fluentui/react-components';
import {
  Suspense,
  useCallback,
  useDeferredValue,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type SubmitEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { JobTrial } from '../../job/JobTrial.tsx';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddPersonChoices, type AddChoices } from './AddPersonChoices.tsx';
import { bulkMessages } from './bulk/messages.ts';
import { useImportPeople } from './bulk/useImportPeople.ts';
import { readMailboxes } from '../../identity/mailbox/mailboxes.ts';
import { MailboxesField } from '../../identity/mailbox/MailboxesField.tsx';
import { peopleMessages as messages } from './messages.ts';
import { rowsOf, wrongAddresses } from './peopleToAdd.ts';
import { useAddPerson, type AddedPerson } from './useAddPerson.ts';
import { usePeopleErrorText } from './usePeopleErrorText.ts';

const useStyles = makeStyles({ form: { display: 'flex', flexDirection: 'column', gap: '16px' } });

/**
 * The form for new people: addresses, rights, and whether to invite them at once (USERS-01, USERS-02, STAFF-02). One is added here; several
 * are an import, which can be tried first and tells the result of each.
 */
export function AddPersonDialog({
  list,
  invites,
  onAdded,
  onClosed,
}: {
  list: string | null;
  invites: boolean;
  onAdded: (person: AddedPerson, inviteNow: boolean) => void;
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const formId = useId();
  const [text, setText] = useState('');
  const [choices, setChoices] = useState<AddChoices>({ createCourse: false, createVoucher: false, invite: invites });
  const [tried, setTried] = useState(false);
  const [trialId, setTrialId] = useState<number | null>(null);
  // One for what is written: pressed twice, it is done once.
  const intended = useRef(crypto.randomUUID());
  const errorText = usePeopleErrorText(messages.addedBefore);
  const { invite } = choices;
  const added = useCallback((person: AddedPerson) => onAdded(person, invite), [onAdded, invite]);
  const [add, adding, notAdded] = useAddPerson(list, added);
  const [order, ordering, notOrdered] = useImportPeople(({ jobId }, { dryRun }) =>
    dryRun ? setTrialId(jobId) : void navigate(links.job(jobId)),
  );
  // Of a list of thousands, typing does not wait for its people: they say what the buttons do.
  const listed = useDeferredValue(text);
  const people = useMemo(() => readMailboxes(listed), [listed]);
  const wrong = wrongAddresses(people);
  const several = people.length > 1;
  const pending = adding || ordering;
  const refused = pending ? null : (notAdded ?? notOrdered);
  const blamesAddress = !pending && notAdded !== null && !(notAdded instanceof Error) && notAdded.field === 'username';
  const problem = (): string | undefined => {
    if (tried && several && wrong.length > 0) {
      return intl.formatMessage(messages.badAddresses, { count: wrong.length, list: intl.formatList(wrong) });
    }
    return (tried && (people.length === 0 || wrong.length > 0)) || blamesAddress
      ? intl.formatMessage(messages.badAddress)
      : undefined;
  };
  const change = (): void => {
    setTrialId(null);
    intended.current = crypto.randomUUID();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (pending) return;
    // What stands in the field, of which less may be listed so far.
    const written = readMailboxes(text);
    const [one, ...others] = written;
    if (one === undefined || wrongAddresses(written).length > 0) {
      focusFirstInvalid(event.currentTarget);
      return;
    }
    const { createCourse, createVoucher } = choices;
    if (others.length === 0) {
      const name = one.name === null ? {} : { name: one.name };
      add({ username: one.address, ...name, createCourse, createVoucher });
      return;
    }
    const dryRun = event.nativeEvent.submitter?.getAttribute('value') === 'check';
    const idempotencyKey = dryRun ? crypto.randomUUID() : intended.current;
    order({ rows: rowsOf(written, choices), invite, createGroups: false, dryRun, idempotencyKey });
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.add)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          {several ? (
            <Button type="submit" form={formId} value="check" disabledFocusable={pending}>
              {intl.formatMessage(bulkMessages.check)}
            </Button>
          ) : null}
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.adding : messages.addAction, { count: people.length })}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {refused && !blamesAddress ? <FormError>{errorText(refused)}</FormError> : null}
        <MailboxesField
          label={intl.formatMessage(messages.addresses)}
          hint={intl.formatMessage(messages.addressesHint)}
          value={text}
          problem={problem()}
          onChanged={(next) => {
            setText(next);
            change();
          }}
        />
        <AddPersonChoices
          choices={choices}
          count={people.length}
          invites={invites}
          onChanged={(next) => {
            setChoices(next);
            change();
          }}
        />
      </form>
      {trialId === null ? null : (
        <Suspense fallback={<Skeleton height={120} />}>
          <JobTrial jobId={trialId} heading={intl.formatMessage(bulkMessages.wouldHappen)}>
            {null}
          </JobTrial>
        </Suspense>
      )}
    </ModalDialog>
  );
}
