import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { TimeCell } from '../../admin/table/TimeCell.tsx';
import { privacyMessages as messages } from '../messages.ts';
import { useCellStyles } from './cells.styles.ts';
import type { ReceivedCell_request$key } from './__generated__/ReceivedCell_request.graphql.ts';

/** When a request came, how, and who took it. */
export function ReceivedCell({ request: key }: { request: ReceivedCell_request$key }): ReactElement {
  const styles = useCellStyles();
  const intl = useIntl();
  const { requestTime, origin, orderedByName } = useFragment(
    graphql`
      fragment ReceivedCell_request on PrivacyRequest @throwOnFieldError {
        requestTime
        origin
        orderedByName
      }
    `,
    key,
  );
  return (
    <div className={styles.cell}>
      <TimeCell time={requestTime} />
      <span className={styles.note}>
        {intl.formatMessage(messages[origin], { person: orderedByName ?? intl.formatMessage(messages.someAdmin) })}
      </span>
    </div>
  );
}
