import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { adminParts, type AdminPartName } from './adminParts.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  rows: { display: 'flex', flexDirection: 'column', gap: '12px' },
});

/** The first page of a part of the admin area: headed by its name and what it is for. */
export function AdminPartPage({ part, children }: { part: AdminPartName; children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts[part];
  const title = intl.formatMessage(name);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{intl.formatMessage(about)}</p>
        </div>
      }
    >
      {children}
    </Page>
  );
}

/** Such a page while its list is on its way: filters of a width and height, and rows below them, in px. */
export function AdminListSkeleton({
  part,
  filters,
  rows,
}: {
  part: AdminPartName;
  filters: { width: number; height: number };
  rows: { count: number; height: number };
}): ReactElement {
  const styles = useStyles();
  return (
    <AdminPartPage part={part}>
      <Skeleton width={`min(${filters.width}px, 100%)`} height={filters.height} />
      <div className={styles.rows}>
        {Array.from({ length: rows.count }, (_, index) => (
          <Skeleton key={index} height={rows.height} />
        ))}
      </div>
    </AdminPartPage>
  );
}
