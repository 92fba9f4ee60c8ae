import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { useErrorText } from '../../errors/useErrorText.ts';
import { FormError } from '../../ui/form/FormError.tsx';
import { enrolPeopleMessages as messages } from './messages.ts';
import { useCancelWaiting } from './useCancelWaiting.ts';
import type { WaitingListQuery } from './__generated__/WaitingListQuery.graphql.ts';

/** As many as the platform gives at once. */
const most = 100;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '8px 0',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  who: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  course: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Who waits to join, the newest first, each with a button that cancels it. */
export function WaitingList({
  courseId,
  onCancelled,
}: {
  courseId: string | null;
  onCancelled: () => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const errorText = useErrorText();
  const [first, setFirst] = useState(25);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [cancel, pending, failure] = useCancelWaiting((id) => {
    setGone((before) => new Set(before).add(id));
    onCancelled();
  });
  const { workspace } = useLazyLoadQuery<WaitingListQuery>(
    graphql`
      query WaitingListQuery($courseId: ID, $first: Int) @throwOnFieldError {
        workspace @required(action: THROW) {
          waitingEnrolments(first: $first, courseId: $courseId) @required(action: THROW) {
            totalCount
            nodes {
              id
              username
              courseName
              dueTime
            }
          }
        }
      }
    `,
    { courseId, first },
    { fetchPolicy: 'store-and-network' },
  );
  const { nodes, totalCount } = workspace.waitingEnrolments;
  const rows = nodes.filter(({ id }) => !gone.has(id));
  if (rows.length === 0) return <p>{intl.formatMessage(messages.nobodyWaits)}</p>;
  return (
    <>
      {failure && !pending ? <FormError>{errorText(failure)}</FormError> : null}
      <ul className={styles.list}>
        {rows.map(({ id, username, courseName, dueTime }) => (
          <li key={id} className={styles.row}>
            <span className={styles.who}>
              <span>{username}</span>
              <span className={styles.course}>
                {courseName}
                {dueTime == null
                  ? null
                  : ` · ${intl.formatMessage(messages.dueOn, { day: intl.formatDate(dueTime, { dateStyle: 'medium' }) })}`}
              </span>
            </span>
            <Button
              size="small"
              disabledFocusable={pending}
              aria-label={intl.formatMessage(messages.cancelWaitingOf, { person: username, course: courseName })}
              onClick={() => cancel(id)}
            >
              {intl.formatMessage(messages.cancelWaiting)}
            </Button>
          </li>
        ))}
      </ul>
      {first < most && totalCount > first ? (
        <Button appearance="transparent" onClick={() => setFirst(most)}>
          {intl.formatMessage(messages.showMore)}
        </Button>
      ) : null}
    </>
  );
}
