import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { DefinitionList } from '../../ui/figure/DefinitionList.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { InactivePeople } from './InactivePeople.tsx';
import type { RetentionValues } from './retentionForm.ts';
import { useRetentionPreview } from './useRetentionPreview.ts';

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  busy: { opacity: 0.6 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
});

/** What would go by the settings in the form, in numbers and names. */
export function RetentionPreview({ values, busy }: { values: RetentionValues; busy: boolean }): ReactElement | null {
  const styles = useStyles();
  const intl = useIntl();
  const preview = useRetentionPreview(values);
  if (!preview) return null;
  const { factsBeforeTime, factCount, auditBeforeTime, auditEntryCount, accountCount, people } = preview;
  const counted = (count: number, before: string | null | undefined): string =>
    count === 0 || before == null
      ? intl.formatMessage(messages.nothingGoes)
      : intl.formatMessage(messages.goesBefore, { count, date: intl.formatDate(before, { dateStyle: 'long' }) });
  return (
    <div className={styles.preview} aria-busy={busy}>
      <div className={busy ? styles.busy : undefined}>
        <DefinitionList
          entries={[
            { term: intl.formatMessage(messages.factsShort), value: counted(factCount, factsBeforeTime) },
            { term: intl.formatMessage(messages.auditShort), value: counted(auditEntryCount, auditBeforeTime) },
            {
              term: intl.formatMessage(messages.accountsShort),
              value:
                accountCount === 0
                  ? intl.formatMessage(messages.nothingGoes)
                  : intl.formatMessage(messages.accountsGo, { count: accountCount }),
            },
          ]}
        />
      </div>
      {people.length > 0 ? <InactivePeople people={people} total={accountCount} /> : null}
      <p className={styles.note}>{intl.formatMessage(messages.previewNote)}</p>
    </div>
  );
}
