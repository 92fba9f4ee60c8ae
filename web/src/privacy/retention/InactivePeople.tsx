import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { AdminTable, type Column } from '../../admin/table/AdminTable.tsx';
import { RowLink } from '../../admin/table/RowLink.tsx';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { links } from '../../routing/links.ts';
import { privacyMessages as messages } from '../messages.ts';
import { useCellStyles } from '../request/cells.styles.ts';
import type { Preview } from './useRetentionPreview.ts';

const useStyles = makeStyles({
  more: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

type Person = Preview['people'][number] & { readonly id: string };

/** Whose accounts go first, and when, unless they sign in before. */
export function InactivePeople({ people, total }: { people: Preview['people']; total: number }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const columns = useInactiveColumns();
  const rows = useMemo(() => people.map((person) => ({ ...person, id: String(person.userId) })), [people]);
  const hidden = total - people.length;
  return (
    <>
      <AdminTable label={intl.formatMessage(messages.inactive)} columns={columns} rows={rows} />
      {hidden > 0 ? <p className={styles.more}>{intl.formatMessage(messages.andMore, { count: hidden })}</p> : null}
    </>
  );
}

function useInactiveColumns(): readonly Column<Person>[] {
  const cells = useCellStyles();
  const intl = useIntl();
  return useMemo(
    (): Column<Person>[] => [
      {
        key: 'person',
        head: intl.formatMessage(messages.person),
        cell: ({ userId, name, username }) => (
          <div className={cells.cell}>
            <RowLink to={links.person(userId)} subject>
              {name}
            </RowLink>
            <span className={cells.note}>{username}</span>
          </div>
        ),
      },
      {
        key: 'active',
        head: intl.formatMessage(messages.lastHere),
        cell: ({ lastActivityTime }) => (
          <span className={cells.whole}>
            <TimeCell time={lastActivityTime} />
          </span>
        ),
      },
      {
        key: 'goes',
        head: intl.formatMessage(messages.goesOn),
        cell: ({ eraseTime, warned, hasLeft }) => (
          <div className={cells.cell}>
            <span className={cells.whole}>
              <TimeCell time={eraseTime} />
            </span>
            <span className={cells.note}>
              {intl.formatMessage(hasLeft ? messages.hasLeft : warned ? messages.warned : messages.notWarned)}
            </span>
          </div>
        ),
      },
    ],
    [cells, intl],
  );
}
