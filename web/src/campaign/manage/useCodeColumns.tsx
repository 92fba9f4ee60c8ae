import { makeStyles, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Column } from '../../admin/table/AdminTable.tsx';
import { CopyCode } from './CopyCode.tsx';
import { CopyCodeLink } from './CopyCodeLink.tsx';
import { groupedCode } from './groupedCode.ts';
import { voucherMessages as messages } from './messages.ts';
import type { CodeList_campaign$data } from './__generated__/CodeList_campaign.graphql.ts';

const useStyles = makeStyles({
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase300, overflowWrap: 'anywhere' },
  // Their words begin where the head does.
  copy: { display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: '-8px' },
});

type Row = NonNullable<CodeList_campaign$data['vouchers']>['edges'][number]['node'] & { readonly id: string };

/** The columns of the codes: each can be copied, alone or as the address where it is redeemed. */
export function useCodeColumns(): Column<Row>[] {
  const intl = useIntl();
  const styles = useStyles();
  return useMemo(
    () => [
      {
        key: 'code',
        head: intl.formatMessage(messages.code),
        cell: ({ code }) => <span className={styles.code}>{groupedCode(code)}</span>,
      },
      {
        key: 'used',
        head: intl.formatMessage(messages.used),
        cell: ({ usageCount }) => intl.formatMessage(messages.times, { count: usageCount }),
      },
      {
        key: 'made',
        head: intl.formatMessage(messages.made),
        cell: ({ createTime }) => intl.formatDate(createTime, { dateStyle: 'medium' }),
      },
      {
        key: 'copy',
        head: intl.formatMessage(messages.copy),
        cell: ({ code, redeemUrl }) => (
          <div className={styles.copy}>
            <CopyCode code={code} />
            <CopyCodeLink code={code} link={redeemUrl} />
          </div>
        ),
      },
    ],
    [intl, styles],
  );
}
