import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { AskerCell } from './AskerCell.tsx';
import { useCellStyles } from './cells.styles.ts';
import { ReceivedCell } from './ReceivedCell.tsx';
import { RequestActions } from './RequestActions.tsx';
import { StateCell } from './StateCell.tsx';
import type {
  useRequestTable_request$data,
  useRequestTable_request$key,
} from './__generated__/useRequestTable_request.graphql.ts';

type Request = useRequestTable_request$data[number];

/** The table of requests. What can be done with them has a column as long as one on the page is open. */
export function useRequestTable(keys: useRequestTable_request$key): {
  columns: Column<Request>[];
  rows: useRequestTable_request$data;
} {
  const cells = useCellStyles();
  const intl = useIntl();
  const rows = useFragment(
    graphql`
      fragment useRequestTable_request on PrivacyRequest @relay(plural: true) @throwOnFieldError {
        id
        kind
        state
        dueTime
        ...AskerCell_request
        ...StateCell_request
        ...ReceivedCell_request
        ...RequestActions_request
      }
    `,
    keys,
  );
  const [closedId, setClosedId] = useState<string | null>(null);
  const focused = useCallback(() => setClosedId(null), []);
  const anyOpen = rows.some(({ state }) => state === 'OPEN');
  const columns = useMemo(
    (): Column<Request>[] => [
      {
        key: 'person',
        head: intl.formatMessage(messages.person),
        cell: (request) => <AskerCell request={request} takesFocus={request.id === closedId} onFocused={focused} />,
      },
      {
        key: 'kind',
        head: intl.formatMessage(messages.request),
        cell: ({ kind }) => intl.formatMessage(messages[kind]),
      },
      { key: 'state', head: intl.formatMessage(messages.status), cell: (request) => <StateCell request={request} /> },
      {
        key: 'received',
        head: intl.formatMessage(messages.received),
        sort: 'received',
        cell: (request) => <ReceivedCell request={request} />,
      },
      {
        key: 'due',
        head: intl.formatMessage(messages.due),
        sort: 'due',
        cell: ({ state, dueTime }) =>
          state === 'OPEN' ? (
            <span className={cells.whole}>
              <TimeCell time={dueTime} />
            </span>
          ) : null,
      },
      ...(anyOpen
        ? [
            {
              key: 'actions',
              head: intl.formatMessage(messages.actions),
              cell: (request: Request) => <RequestActions request={request} onClosed={setClosedId} />,
            },
          ]
        : []),
    ],
    [anyOpen, cells, closedId, focused, intl],
  );
  return { columns, rows };
}
