import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { adminParts } from '../../../admin/adminParts.ts';
import { sentenceLanguage, useSentenceLanguage } from '../../../audit/useSentenceLanguage.ts';
import { links } from '../../../routing/links.ts';
import { PartBoundary } from '../../../routing/part/PartBoundary.tsx';
import { defineAdminPage } from '../../../admin/AdminGuard.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Page } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { actingAdminOf, ActingAdminProvider } from '../ActingAdmin.ts';
import { bulkMessages } from '../bulk/messages.ts';
import { personMessages as messages } from './messages.ts';
import { PersonAccess } from './PersonAccess.tsx';
import { PersonActions } from './PersonActions.tsx';
import { PersonCourses } from './PersonCourses.tsx';
import { PersonData } from './PersonData.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonLog } from './PersonLog.tsx';
import type { PersonPageQuery } from './__generated__/PersonPageQuery.graphql.ts';

const query = graphql`
  query PersonPageQuery($id: ID!, $language: Language!) @throwOnFieldError {
    ...AdminGuard_query
    viewer {
      hasPassword
      user {
        userId
      }
    }
    workspace {
      person(id: $id) {
        userId
        name
        username
        ...PersonAccess_person
        ...PersonActions_person
        ...PersonData_person
      }
      lastSignIn: auditLog(personId: $id, actions: [SIGNED_IN, EXTERNAL_SIGN_IN], first: 1) @catch(to: NULL) {
        edges {
          node {
            time
          }
        }
      }
      ...PersonCourses_workspace @arguments(personId: $id)
      ...PersonLog_workspace @arguments(personId: $id, language: $language)
    }
  }
`;

/** Everything about one person: access, courses, what happened, and the data by the rules of privacy (USERS-05, BEY-20). */
function PersonPage({ queryRef }: { queryRef: PreloadedQuery<PersonPageQuery> }): ReactElement {
  const intl = useIntl();
  const isLookedFor = new URLSearchParams(useLocation().search).get('show') === 'data';
  useSentenceLanguage(queryRef.variables.language);
  const { viewer, workspace } = usePreloadedQuery<PersonPageQuery>(query, queryRef);
  const person = workspace?.person;
  if (!workspace || !person) {
    return (
      <Page title={intl.formatMessage(messages.unknown)}>
        <ErrorState
          text={intl.formatMessage(messages.unknownText)}
          actions={
            <ButtonLink appearance="primary" to={links.adminUsers}>
              {intl.formatMessage(bulkMessages.back)}
            </ButtonLink>
          }
        />
      </Page>
    );
  }
  const title = person.name ?? person.username;
  return (
    <Page title={title} heading={<PersonHead title={title} />}>
      <PersonActions person={person} />
      <ActingAdminProvider value={actingAdminOf(viewer)}>
        <PersonAccess person={person} lastSignIn={lastTime(workspace.lastSignIn)} />
      </ActingAdminProvider>
      <PartBoundary>
        <PersonCourses workspace={workspace} />
      </PartBoundary>
      <PartBoundary>
        <PersonLog workspace={workspace} userId={person.userId} />
      </PartBoundary>
      <PersonData person={person} isViewer={viewer?.user.userId === person.userId} isLookedFor={isLookedFor} />
    </Page>
  );
}

/** When the newest entry was made, null where there is none; undefined where that could not be read. */
const lastTime = (
  log: { readonly edges: readonly { readonly node: { readonly time: string } }[] } | null | undefined,
) => (log == null ? undefined : (log.edges[0]?.node.time ?? null));

const rawId = /^\d{1,15}$/;

export const personPage = defineAdminPage<PersonPageQuery>({
  Page: PersonPage,
  query,
  variables({ search }) {
    const id = new URLSearchParams(search).get('id') ?? '';
    return { language: sentenceLanguage(), id: rawId.test(id) ? id : '0' };
  },
  Skeleton: function PersonSkeleton() {
    return (
      <Page title={useIntl().formatMessage(adminParts.users.name)}>
        <Skeleton width="min(480px, 100%)" height={48} />
        <Skeleton height={160} />
        <Skeleton height={240} />
      </Page>
    );
  },
});
