import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { links } from '../../../routing/links.ts';
import { defineAdminPage } from '../../../admin/AdminGuard.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Page, PageHeading } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ImportForm } from './ImportForm.tsx';
import { bulkMessages as messages } from './messages.ts';
import type { ImportPeoplePageQuery } from './__generated__/ImportPeoplePageQuery.graphql.ts';

const query = graphql`
  query ImportPeoplePageQuery @throwOnFieldError {
    ...AdminGuard_query
  }
`;

const useStyles = makeStyles({
  head: { display: 'flex', flexDirection: 'column', gap: '4px' },
  lead: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase400 },
});

function Frame({ children }: { children: ReactNode }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const title = intl.formatMessage(messages.importTitle);
  return (
    <Page
      title={title}
      heading={
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p className={styles.lead}>{intl.formatMessage(messages.importAbout)}</p>
        </div>
      }
    >
      {children}
      <div>
        <ButtonLink to={links.adminUsers}>{intl.formatMessage(messages.back)}</ButtonLink>
      </div>
    </Page>
  );
}

/** Many people out of a file or pasted text (BEY-12, USERS-01). */
function ImportPeoplePage({ queryRef }: { queryRef: PreloadedQuery<ImportPeoplePageQuery> }): ReactElement {
  usePreloadedQuery<ImportPeoplePageQuery>(query, queryRef);
  return (
    <Frame>
      <ImportForm />
    </Frame>
  );
}

export const importPeoplePage = defineAdminPage<ImportPeoplePageQuery>({
  Page: ImportPeoplePage,
  query,
  variables: () => ({}),
  Skeleton: () => (
    <Frame>
      <Skeleton width="min(640px, 100%)" height={240} />
    </Frame>
  ),
});
