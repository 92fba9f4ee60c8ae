import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { privacyMessages as messages } from '../messages.ts';
import { useCellStyles } from './cells.styles.ts';
import type { StateCell_request$key } from './__generated__/StateCell_request.graphql.ts';

const words = { OPEN: messages.open, DONE: messages.done, CANCELLED: messages.cancelled } as const;

/** The outcome of a request, and when. */
export function StateCell({ request: key }: { request: StateCell_request$key }): ReactElement {
  const styles = useCellStyles();
  const marks = useMarkStyles();
  const intl = useIntl();
  const { state, overdue, closeTime } = useFragment(
    graphql`
      fragment StateCell_request on PrivacyRequest @throwOnFieldError {
        state
        overdue
        closeTime
      }
    `,
    key,
  );
  return (
    <div className={styles.cell}>
      <span className={mergeClasses(marks.mark, state === 'DONE' && marks.good, overdue && styles.late)}>
        {intl.formatMessage(overdue ? messages.overdue : words[state])}
      </span>
      {closeTime == null ? null : (
        <span className={styles.note}>{intl.formatDate(closeTime, { dateStyle: 'medium' })}</span>
      )}
    </div>
  );
}
