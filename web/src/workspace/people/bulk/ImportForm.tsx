import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useMemo, useRef, useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { links } from '../../../routing/links.ts';
import { Choice } from '../../../ui/form/Choice.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RetryBoundary } from '../../../routing/part/RetryBoundary.tsx';
import { peopleMessages } from '../messages.ts';
import { usePeopleErrorText } from '../usePeopleErrorText.ts';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportSource } from './ImportSource.tsx';
import { JobTrial } from '../../../job/JobTrial.tsx';
import { MissingGroups } from './MissingGroups.tsx';
import { bulkMessages as messages } from './messages.ts';
import { TemplateButton } from './TemplateButton.tsx';
import { importedPeople, matchColumns, mostRows, parsePeople, type ColumnMatch } from './parsePeople.ts';
import { useImportPeople } from './useImportPeople.ts';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: '24px', minWidth: 0 },
  check: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '8px', maxWidth: '640px' },
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** A check of an import: its job, and which groups it would make or misses. */
interface Trial {
  jobId: number;
  missingGroups: readonly string[];
  createGroups: boolean;
}

/** An import of people: read, matched, checked without any change, and done (BEY-12). Whatever is changed is checked again. */
export function ImportForm(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [separator, setSeparator] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<ColumnMatch | null>(null);
  const [invite, setInvite] = useState(false);
  const [trial, setTrial] = useState<Trial | null>(null);
  // One for what was checked: pressed twice, it is imported once.
  const intended = useRef('');
  const [order, pending, failure] = useImportPeople((ordered, { dryRun, createGroups }) => {
    if (dryRun) setTrial({ ...ordered, createGroups });
    else void navigate(links.job(ordered.jobId));
  });
  const errorText = usePeopleErrorText(peopleMessages.joinedMeanwhile);
  const table = useMemo(() => parsePeople(text, separator), [text, separator]);
  const match = corrected ?? matchColumns(table);
  const people = useMemo(() => importedPeople(table, match), [table, match]);
  const unread = table.rows.length === 0;
  const tooMany = people.length > mostRows;
  const problem = unread ? null : tooMany ? messages.tooMany : people.length === 0 ? messages.chooseAddress : null;
  const check = (createGroups: boolean): void => {
    intended.current = crypto.randomUUID();
    order({ rows: people, invite, createGroups, dryRun: true, idempotencyKey: crypto.randomUUID() });
  };
  return (
    <div className={styles.form}>
      <ImportSource
        text={text}
        onText={(next) => {
          setText(next);
          setSeparator(null);
          setCorrected(null);
          setTrial(null);
        }}
      >
        <TemplateButton />
      </ImportSource>
      {unread ? null : (
        <ImportColumns
          table={table}
          match={match}
          onSeparator={(next) => {
            setSeparator(next);
            setCorrected(null);
            setTrial(null);
          }}
          onMatch={(next) => {
            setCorrected(next);
            setTrial(null);
          }}
        />
      )}
      <div className={styles.check}>
        <Choice
          type="checkbox"
          checked={invite}
          onChosen={() => {
            setInvite(!invite);
            setTrial(null);
          }}
        >
          {intl.formatMessage(messages.invite)}
        </Choice>
        {problem ? <FormError>{intl.formatMessage(problem, { most: mostRows })}</FormError> : null}
        {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
        <Button
          appearance={trial === null ? 'primary' : 'secondary'}
          disabledFocusable={unread || problem !== null || pending}
          onClick={() => check(false)}
        >
          {intl.formatMessage(pending ? messages.checking : messages.check)}
        </Button>
        <p className={styles.note}>{intl.formatMessage(messages.checkNote)}</p>
      </div>
      {trial === null ? null : (
        <RetryBoundary>
          <Suspense fallback={<Skeleton height={160} />}>
            <MissingGroups
              names={trial.missingGroups}
              created={trial.createGroups}
              onChosen={() => (pending ? undefined : check(!trial.createGroups))}
            />
            <JobTrial heading={intl.formatMessage(messages.wouldHappen)} jobId={trial.jobId}>
              <Button
                appearance="primary"
                disabledFocusable={pending}
                onClick={() =>
                  order({
                    rows: people,
                    invite,
                    createGroups: trial.createGroups,
                    dryRun: false,
                    idempotencyKey: intended.current,
                  })
                }
              >
                {intl.formatMessage(messages.apply)}
              </Button>
            </JobTrial>
          </Suspense>
        </RetryBoundary>
      )}
    </div>
  );
}
