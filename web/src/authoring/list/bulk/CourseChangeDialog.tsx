import { Button, makeStyles } from '@fluentui/react-components';
import { Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useErrorText } from '../../../errors/useErrorText.ts';
import { JobTrial } from '../../../job/JobTrial.tsx';
import { links } from '../../../routing/links.ts';
import { ConfirmActions } from '../../../ui/dialog/ConfirmActions.tsx';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { Choice } from '../../../ui/form/Choice.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { CourseChange } from './courseChanges.ts';
import { courseBulkMessages as messages } from './messages.ts';
import { useCourseTrial } from './useCourseTrial.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px', maxWidth: '400px' },
  text: { margin: 0 },
});

/** Shows what a change of selected courses would do to each and to its learners, and does it once that is known (BEY-12). */
export function CourseChangeDialog({
  change: { action, asks, name, takes, text: explanation, title },
  ids,
  onClosed,
}: {
  change: CourseChange;
  ids: readonly string[];
  onClosed: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [withProgress, setWithProgress] = useState(false);
  const [typed, setTyped] = useState('');
  const trial = useCourseTrial(action, ids);
  const { check, failure, jobId, pending, wouldDo } = trial;
  // Of what is sent to hand over, the address alone is someone’s to get wrong.
  const isUnknown =
    asks === 'author' && !pending && failure !== null && 'code' in failure && failure.code === 'INVALID';
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || asks === 'topic' || asks === 'author') return;
    begun.current = true;
    check({});
  }, [asks, check]);
  const count = wouldDo ?? 0;
  const isReady = count > 0 && (asks !== 'count' || typed.trim() === String(count));
  return (
    <ModalDialog
      title={intl.formatMessage(title, { count: ids.length })}
      placement="wide"
      onDismissed={onClosed}
      actions={
        <ConfirmActions
          confirm={intl.formatMessage(name)}
          harmless={!takes}
          pending={pending || !isReady}
          onConfirmed={() => {
            if (isReady) trial.confirm((id) => void navigate(links.job(id)));
          }}
          onDismissed={onClosed}
        />
      }
    >
      {failure && !pending && !isUnknown ? <FormError>{errorText(failure)}</FormError> : null}
      <p className={styles.text}>{intl.formatMessage(explanation)}</p>
      {asks === 'topic' || asks === 'author' ? (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const given = text.trim();
            if (given && !pending) check(asks === 'topic' ? { tag: given } : { author: given });
          }}
        >
          <TextField
            label={intl.formatMessage(asks === 'topic' ? messages.topic : messages.newAuthor)}
            problem={isUnknown ? intl.formatMessage(messages.notAnAuthor) : undefined}
            maxLength={255}
            value={text}
            onChanged={(value) => {
              setText(value);
              trial.forget();
            }}
          />
          <Button type="submit" disabledFocusable={pending || text.trim() === ''}>
            {intl.formatMessage(messages.check)}
          </Button>
        </form>
      ) : null}
      {asks === 'count' ? (
        <Choice
          type="checkbox"
          checked={withProgress}
          onChosen={() => {
            setWithProgress(!withProgress);
            check({ withProgress: !withProgress });
          }}
        >
          {intl.formatMessage(messages.withProgress)}
        </Choice>
      ) : null}
      {jobId === null ? (
        pending && <Skeleton height={120} />
      ) : (
        <Suspense fallback={<Skeleton height={120} />}>
          <JobTrial jobId={jobId} heading={intl.formatMessage(messages.wouldHappen)} onTried={trial.onTried}>
            {wouldDo === 0 ? <p className={styles.text}>{intl.formatMessage(messages.nothing)}</p> : null}
          </JobTrial>
        </Suspense>
      )}
      {asks === 'count' && count > 0 ? (
        <div className={styles.form}>
          <TextField
            label={intl.formatMessage(messages.typeCount, { count })}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChanged={setTyped}
          />
        </div>
      ) : null}
    </ModalDialog>
  );
}
