import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminParts } from '../../admin/adminParts.ts';
import { PartBoundary } from '../../routing/part/PartBoundary.tsx';
import { Page, PageHeading } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

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

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts.groups;
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

/** The heading of the list of groups; below it the list, or that it could not be read. */
export function GroupsFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Frame>
      <PartBoundary>{children}</PartBoundary>
    </Frame>
  );
}

/** The list while it is on its way. */
export function GroupsSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Frame>
      <Skeleton width="min(480px, 100%)" height={68} />
      <div className={styles.rows}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height={64} />
        ))}
      </div>
    </Frame>
  );
}
