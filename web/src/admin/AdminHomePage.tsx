import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useSearchParams } from 'react-router';
import { hasRole } from '../routing/guards.ts';
import { links } from '../routing/links.ts';
import { definePage } from '../routing/pageRoute.tsx';
import { useSiteTitle } from '../shell/useSiteIdentity.ts';
import { Page, PageHeading } from '../ui/Page.tsx';
import { ModalDialog } from '../ui/dialog/ModalDialog.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { itemPath, permittedItems } from './adminMenu.ts';
import { useAdminHomeStyles } from './AdminHomePage.styles.ts';
import { laterParts, partTexts, type AdminPart } from './adminParts.ts';
import { LaterNote } from './LaterNote.tsx';
import { partMessages as messages } from './partMessages.ts';
import { PartCard } from './PartCard.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';
import type { AdminHomePageQuery } from './__generated__/AdminHomePageQuery.graphql.ts';

const query = graphql`
  query AdminHomePageQuery @throwOnFieldError {
    viewer {
      user {
        roles
      }
    }
    workspace {
      ...WelcomePanel_workspace
    }
  }
`;

/** The first page of the admin area: a card for each part that the viewer's roles open, plus courses and library (OP-90). */
function AdminHomePage({ queryRef }: { queryRef: PreloadedQuery<AdminHomePageQuery> }): ReactElement {
  const { viewer, workspace } = usePreloadedQuery<AdminHomePageQuery>(query, queryRef);
  const styles = useAdminHomeStyles();
  const intl = useIntl();
  const [parameters, setParameters] = useSearchParams();
  const roles = viewer?.user.roles ?? [];
  const library = readLibrary(parameters.get('library'));
  const title = intl.formatMessage(messages.home);
  return (
    <Page title={title} heading={<HomeHeading title={title} />}>
      {parameters.get('welcome') === 'true' && workspace && hasRole(roles, 'ROLE_ADMIN') ? (
        <WelcomePanel workspace={workspace} />
      ) : null}
      <ul className={styles.grid}>
        {cardsOf(roles).map(({ part, to }) => (
          <li key={part} className={styles.cell}>
            <PartCard part={part} to={to} />
          </li>
        ))}
      </ul>
      {library ? (
        <ModalDialog
          title={intl.formatMessage(partTexts[library].name)}
          onDismissed={() => setParameters({}, { preventScrollReset: true, replace: true })}
        >
          <LaterNote part={library} />
        </ModalDialog>
      ) : null}
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

/** The cards of someone with these roles: courses, the menu without this page, the libraries; what works already comes first. */
function cardsOf(roles: readonly string[]): { part: AdminPart; to: string }[] {
  const author = hasRole(roles, 'ROLE_COURSE_ADMIN');
  const cards: { part: AdminPart; to: string }[] = [
    ...(author ? [{ part: 'courses', to: links.adminCourses } as const] : []),
    ...permittedItems(roles)
      .filter((item) => item !== 'home')
      .map((item) => ({ part: item, to: itemPath(item) })),
    ...(author
      ? [
          { part: 'library', to: `${links.admin}?library=courses` } as const,
          { part: 'sectionsLibrary', to: `${links.admin}?library=sections` } as const,
        ]
      : []),
  ];
  return cards.sort((a, b) => Number(laterParts.has(a.part)) - Number(laterParts.has(b.part)));
}

function readLibrary(value: string | null): 'library' | 'sectionsLibrary' | null {
  if (value === 'courses') return 'library';
  return value === 'sections' ? 'sectionsLibrary' : null;
}

function AdminHomeSkeleton(): ReactElement {
  const styles = useAdminHomeStyles();
  const title = useIntl().formatMessage(messages.home);
  return (
    <Page title={title} heading={<HomeHeading title={title} />}>
      <div className={styles.grid}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height={116} />
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
