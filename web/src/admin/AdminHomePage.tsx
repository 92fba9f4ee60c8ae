import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../routing/pageModule.ts';
import { useSiteTitle } from '../shell/useSiteIdentity.ts';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { AdminNews } from './home/AdminNews.tsx';
import { permittedParts } from './adminMenu.ts';
import { useAdminHomeStyles } from './AdminHomePage.styles.ts';
import { partMessages as messages } from './partMessages.ts';
import { PartCard } from './PartCard.tsx';
import type { AdminHomePageQuery } from './__generated__/AdminHomePageQuery.graphql.ts';

const query = graphql`
  query AdminHomePageQuery @throwOnFieldError {
    viewer {
      user {
        roles
      }
    }
  }
`;

/** The first page of the admin area: a tile for each part that the viewer's roles open and that has a screen (OP-90). */
function AdminHomePage({ queryRef }: { queryRef: PreloadedQuery<AdminHomePageQuery> }): ReactElement {
  const { viewer } = usePreloadedQuery<AdminHomePageQuery>(query, queryRef);
  const styles = useAdminHomeStyles();
  const intl = useIntl();
  const roles = viewer?.user.roles ?? [];
  const parts = permittedParts(roles).filter((part) => part !== 'home');
  const title = intl.formatMessage(messages.home);
  return (
    <Page title={title} heading={<HomeHeading title={title} />}>
      <AdminNews roles={roles} />
      <ul className={styles.grid}>
        {parts.map((part) => (
          <li key={part} className={styles.cell}>
            <PartCard part={part} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function HomeHeading({ title }: { title: string }): ReactElement {
  const styles = useAdminHomeStyles();
  const intl = useIntl();
  return (
    <div className={styles.head}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{intl.formatMessage(messages.homeLead, { site: useSiteTitle() })}</p>
    </div>
  );
}

function AdminHomeSkeleton(): ReactElement {
  const styles = useAdminHomeStyles();
  const title = useIntl().formatMessage(messages.home);
  return (
    <Page title={title} heading={<HomeHeading title={title} />}>
      <div className={styles.grid}>
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} height={72} />
        ))}
      </div>
    </Page>
  );
}

export const adminHomePage = definePage<AdminHomePageQuery>({
  Page: AdminHomePage,
  query,
  Skeleton: AdminHomeSkeleton,
});
