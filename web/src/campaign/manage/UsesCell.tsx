import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { voucherMessages as messages } from './messages.ts';
import type { UsesCell_campaign$key } from './__generated__/UsesCell_campaign.graphql.ts';

/** How many codes there are, and how often they were used. */
export function UsesCell({ campaign: key }: { campaign: UsesCell_campaign$key }): ReactElement {
  const intl = useIntl();
  const { voucherCount, usageCount } = useFragment(
    graphql`
      fragment UsesCell_campaign on Campaign @throwOnFieldError {
        voucherCount
        usageCount
      }
    `,
    key,
  );
  return (
    <>
      {voucherCount === 0
        ? intl.formatMessage(messages.noCodes)
        : intl.formatMessage(messages.usesOfCodes, { uses: usageCount, codes: voucherCount })}
    </>
  );
}
