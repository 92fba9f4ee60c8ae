import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { voucherMessages as messages } from './messages.ts';
import type { PeriodCell_campaign$key } from './__generated__/PeriodCell_campaign.graphql.ts';

/** From when until when codes work. */
export function PeriodCell({ campaign: key }: { campaign: PeriodCell_campaign$key }): ReactElement {
  const intl = useIntl();
  const { startTime, endTime } = useFragment(
    graphql`
      fragment PeriodCell_campaign on Campaign @throwOnFieldError {
        startTime
        endTime
      }
    `,
    key,
  );
  const day = (time: string): string => intl.formatDate(time, { dateStyle: 'medium' });
  return (
    <>
      {endTime
        ? intl.formatMessage(messages.fromTo, { start: day(startTime), end: day(endTime) })
        : intl.formatMessage(messages.from, { start: day(startTime) })}
    </>
  );
}
