import { makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useState, useTransition, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TableSearch } from '../../../admin/table/TableSearch.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RetryBoundary } from '../../../routing/part/RetryBoundary.tsx';
import { peopleMessages as messages } from '../messages.ts';
import { InvitedList } from './InvitedList.tsx';
import type { InviteChoice } from './InviteChoices.tsx';

const useStyles = makeStyles({
  preview: { display: 'flex', flexDirection: 'column', gap: '12px', minWidth: 0 },
  note: { margin: 0, color: tokens.colorNeutralForeground2 },
  full: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

/** Who gets an invitation by a choice and who does not, with a search; and that a trial has no room for so many. */
export function InvitedPreview({ choice: { resend, count, remaining } }: { choice: InviteChoice }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [searching, startSearch] = useTransition();
  return (
    <div className={styles.preview}>
      {remaining !== null && count > remaining ? (
        <p role="alert" className={styles.full}>
          {intl.formatMessage(messages.noRoom, { remaining })}
        </p>
      ) : null}
      <TableSearch
        label={intl.formatMessage(messages.searchInvited)}
        placeholder={intl.formatMessage(messages.searchInvitedHint)}
        value={search}
        onSearched={(text) => startSearch(() => setSearch(text))}
      />
      <RetryBoundary>
        <Suspense fallback={<Skeleton height={200} />}>
          <InvitedList resend={resend} search={search} busy={searching} />
        </Suspense>
      </RetryBoundary>
      <p className={styles.note}>{intl.formatMessage(messages.inviteAllLimits)}</p>
    </div>
  );
}
