import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../routing/pageRoute.tsx';
import { Page } from '../ui/Page.tsx';
import type { SettingsPageQuery } from './__generated__/SettingsPageQuery.graphql.ts';

const query = graphql`
  query SettingsPageQuery {
    viewer {
      user {
        name
      }
    }
  }
`;

/** The settings of the signed-in person (SET-01). */
function SettingsPage({ queryRef }: { queryRef: PreloadedQuery<SettingsPageQuery> }): ReactElement {
  const { viewer } = usePreloadedQuery<SettingsPageQuery>(query, queryRef);
  return <Page title="Settings">{viewer?.user.name}</Page>;
}

export const settingsPage = definePage<SettingsPageQuery>({ Page: SettingsPage, query });
