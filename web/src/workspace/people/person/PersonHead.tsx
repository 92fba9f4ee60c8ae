import { makeStyles } from '@fluentui/react-components';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useBackToList } from '../../../admin/table/backToList.ts';
import { links } from '../../../routing/links.ts';
import { PageHeading } from '../../../ui/Page.tsx';
import { bulkMessages } from '../bulk/messages.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '12px' },
  // A target of a finger, also where letters are small (WCAG 2.5.8).
  back: { display: 'inline-flex', alignItems: 'center', gap: '4px', minHeight: '24px', color: 'inherit' },
});

/** What a person is called, and the way back to the list as it was filtered. */
export function PersonHead({ title }: { title: string }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  return (
    <div className={styles.head}>
      <Link className={styles.back} to={useBackToList(links.adminUsers)}>
        <ArrowLeftRegular fontSize={16} aria-hidden />
        {intl.formatMessage(bulkMessages.back)}
      </Link>
      <PageHeading>{title}</PageHeading>
    </div>
  );
}
