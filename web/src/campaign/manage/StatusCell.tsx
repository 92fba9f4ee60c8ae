import { mergeClasses } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useMarkStyles } from '../../ui/mark/Mark.styles.ts';
import { voucherMessages as messages } from './messages.ts';
import type { StatusCell_campaign$key } from './__generated__/StatusCell_campaign.graphql.ts';

const names = {
  RUNNING: messages.running,
  SCHEDULED: messages.scheduled,
  EXPIRED: messages.expired,
  COURSE_ENDED: messages.courseEnded,
  OFF: messages.off,
} as const;

/** How a campaign stands (CAMP-04, CAMP-05). */
export function StatusCell({ campaign: key }: { campaign: StatusCell_campaign$key }): ReactElement {
  const marks = useMarkStyles();
  const intl = useIntl();
  const { status } = useFragment(
    graphql`
      fragment StatusCell_campaign on Campaign @throwOnFieldError {
        status
      }
    `,
    key,
  );
  return (
    <span className={mergeClasses(marks.mark, status === 'RUNNING' && marks.good)}>
      {intl.formatMessage(names[status])}
    </span>
  );
}
