import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useBackToList } from '../../../admin/table/backToList.ts';
import { links } from '../../../routing/links.ts';
import { BackLink } from '../../../ui/back/BackLink.tsx';
import { PageHeading } from '../../../ui/Page.tsx';
import { bulkMessages } from '../bulk/messages.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
});

/** What a person is called, and the way back to the list as it was filtered. */
export function PersonHead({ title }: { title: string }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.head}>
      <BackLink to={useBackToList(links.adminUsers)}>{intl.formatMessage(bulkMessages.back)}</BackLink>
      <PageHeading>{title}</PageHeading>
    </div>
  );
}
