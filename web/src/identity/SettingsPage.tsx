import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../routing/pageRoute.tsx';
import { Page } from '../ui/Page.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { identityMessages as messages } from './messages.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';

const query = graphql`
  query SettingsPageQuery {
    viewer {
      user {
        id
        ...SettingsForm_user
      }
    }
    ...SettingsForm_query
  }
`;

/** The settings of the signed-in person (SET-01). */
function SettingsPage({ queryRef }: { queryRef: PreloadedQuery<SettingsPageQuery> }): ReactElement {
  const data = usePreloadedQuery<SettingsPageQuery>(query, queryRef);
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.settings)} width="form">
      {data.viewer ? <SettingsForm user={data.viewer.user} query={data} /> : null}
    </Page>
  );
}

function SettingsSkeleton(): ReactElement {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.settings)} width="form">
      {Array.from({ length: 7 }, (_, index) => (
        <Skeleton key={index} height={68} />
      ))}
    </Page>
  );
}

export const settingsPage = definePage<SettingsPageQuery>({ Page: SettingsPage, query, Skeleton: SettingsSkeleton });
