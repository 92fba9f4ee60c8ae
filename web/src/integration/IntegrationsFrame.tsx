import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { adminParts } from '../admin/adminParts.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useIntegrationListStyles } from './IntegrationList.styles.ts';
import { integrationKinds } from './integrationKinds.ts';

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px', overflowWrap: 'anywhere' },
  lead: {
    margin: 0,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
});

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { name, about } = adminParts.integrations;
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

/** The heading of the page; below it the providers, or that they could not be read. */
export function IntegrationsFrame({ children }: { children: ReactNode }): ReactElement {
  return (
    <Frame>
      <PartBoundary>{children}</PartBoundary>
    </Frame>
  );
}

/** The page while it is on its way. */
export function IntegrationsSkeleton(): ReactElement {
  const list = useIntegrationListStyles();
  return (
    <Frame>
      <div className={list.grid}>
        {integrationKinds.map(({ type }) => (
          <Skeleton key={type} height={208} />
        ))}
        <Skeleton height={208} />
      </div>
    </Frame>
  );
}
