import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useId, useMemo, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { JobTrial } from '../../job/JobTrial.tsx';
import { links } from '../../routing/links.ts';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ImportSource } from '../people/bulk/ImportSource.tsx';
import { importedPeople, matchColumns, mostRows, parsePeople } from '../people/bulk/parsePeople.ts';
import { groupMessages as messages } from './messages.ts';
import { useChangeMembers } from './useChangeMembers.ts';
import { useGroupErrorText } from './useGroupErrorText.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '16px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** The addresses in a list or a table, each once. */
function addressesIn(text: string): string[] {
  const table = parsePeople(text, null);
  const named = importedPeople(table, matchColumns(table)).map(({ username }) => username);
  return [...new Set(named.filter((username) => username !== ''))];
}

/** The form by which people are put into a group: by addresses or a file. It can be tried first (BEY-13). */
export function AddMembersDialog({ groupId, onClosed }: { groupId: string; onClosed: () => void }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const formId = useId();
  const navigate = useNavigate();
  const errorText = useGroupErrorText();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const [trialId, setTrialId] = useState<number | null>(null);
  // One for what is written: pressed twice, it is done once.
  const intended = useRef(crypto.randomUUID());
  const [change, pending, failure] = useChangeMembers();
  const usernames = useMemo(() => addressesIn(text), [text]);
  const count = usernames.length;
  const problem = count === 0 ? messages.addressesMissing : count > mostRows ? messages.tooMany : null;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    if (problem || pending) return;
    const dryRun = event.nativeEvent.submitter?.getAttribute('value') === 'check';
    const idempotencyKey = dryRun ? crypto.randomUUID() : intended.current;
    change(
      { groupId, people: { usernames }, action: 'ADD', dryRun, idempotencyKey },
      dryRun ? setTrialId : (jobId) => void navigate(links.job(jobId)),
    );
  };
  return (
    <ModalDialog
      title={intl.formatMessage(messages.add)}
      onDismissed={onClosed}
      actions={
        <>
          <Button onClick={onClosed}>{intl.formatMessage(uiMessages.cancel)}</Button>
          <Button type="submit" form={formId} value="check" disabledFocusable={pending}>
            {intl.formatMessage(messages.check)}
          </Button>
          <Button type="submit" form={formId} appearance="primary" disabledFocusable={pending}>
            {intl.formatMessage(pending ? messages.adding : messages.addAction)}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {tried && problem ? <FormError>{intl.formatMessage(problem, { count, most: mostRows })}</FormError> : null}
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <ImportSource
          text={text}
          onText={(next) => {
            setText(next);
            setTrialId(null);
            intended.current = crypto.randomUUID();
          }}
        />
        <p className={styles.note}>{intl.formatMessage(messages.addHint)}</p>
      </form>
      {trialId === null ? null : (
        <Suspense fallback={<Skeleton height={120} />}>
          <JobTrial jobId={trialId} heading={intl.formatMessage(messages.wouldHappen)}>
            {null}
          </JobTrial>
        </Suspense>
      )}
    </ModalDialog>
  );
}
