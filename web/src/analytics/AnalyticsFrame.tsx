import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminParts } from '../admin/adminParts.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { LoadingText } from './LoadingText.tsx';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  parts: { display: 'flex', flexDirection: 'column', gap: '24px' },
  loading: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts.dashboard;
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

/** The heading of the dashboard; below it the numbers, or that they could not be read. */
export function AnalyticsFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Frame>
      <PartBoundary>{children}</PartBoundary>
    </Frame>
  );
}

/** The dashboard while its numbers are on their way (ANLY-09). */
export function AnalyticsSkeleton(): ReactElement {
  const styles = useStyles();
  return (
    <Frame>
      <div className={styles.parts}>
        <Skeleton width="min(576px, 100%)" height={64} />
        <p className={styles.loading} role="status">
          <LoadingText />
        </p>
        <Skeleton height={132} />
        <Skeleton height={280} />
      </div>
    </Frame>
  );
}
