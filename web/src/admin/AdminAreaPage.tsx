import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { hasRole } from '../routing/guards.ts';
import { links } from '../routing/links.ts';
import { definePage, type PageModule } from '../routing/pageRoute.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { partTexts, type AdminPart } from './adminParts.ts';
import { useAdminHomeStyles } from './AdminHomePage.styles.ts';
import { LaterNote } from './LaterNote.tsx';
import { laterMessages as messages } from './laterMessages.ts';
import type { AdminAreaPageQuery } from './__generated__/AdminAreaPageQuery.graphql.ts';

const query = graphql`
  query AdminAreaPageQuery @throwOnFieldError {
    viewer {
      user {
        roles
      }
    }
  }
`;

/** A page of the admin area whose screen is not built yet: says so, and what works until then. */
function AdminAreaPage({
  part,
  queryRef,
}: {
  part: AdminPart;
  queryRef: PreloadedQuery<AdminAreaPageQuery>;
}): ReactElement {
  const { viewer } = usePreloadedQuery<AdminAreaPageQuery>(query, queryRef);
  const intl = useIntl();
  const styles = useAdminHomeStyles();
  const mayGoHome = hasRole(viewer?.user.roles ?? [], 'ROLE_COURSE_ADMIN');
  return (
    <Frame part={part}>
      <LaterNote part={part} />
      <div className={styles.back}>
        <ButtonLink to={mayGoHome ? links.admin : links.courses}>
          {intl.formatMessage(mayGoHome ? messages.backToHome : messages.toCatalogue)}
        </ButtonLink>
      </div>
    </Frame>
  );
}

function Frame({ part, children }: { part: AdminPart; children: ReactNode }): ReactElement {
  const styles = useAdminHomeStyles();
  const intl = useIntl();
  const title = intl.formatMessage(partTexts[part].name);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{intl.formatMessage(messages.laterTitle)}</p>
        </div>
      }
    >
      {children}
    </Page>
  );
}

function laterPage(part: AdminPart): PageModule {
  return definePage<AdminAreaPageQuery>({
    Page: ({ queryRef }) => <AdminAreaPage part={part} queryRef={queryRef} />,
    query,
    Skeleton: () => (
      <Frame part={part}>
        <Skeleton height={160} />
      </Frame>
    ),
  });
}

export const progressPage = laterPage('progress');
export const dashboardPage = laterPage('dashboard');
export const usersPage = laterPage('users');
export const staffPage = laterPage('staff');
export const campaignsPage = laterPage('campaigns');
export const integrationsPage = laterPage('integrations');
export const coursesPage = laterPage('courses');
