import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../routing/pageRoute.tsx';
import { Page } from '../ui/Page.tsx';
import type { LandingPageQuery } from './__generated__/LandingPageQuery.graphql.ts';

const query = graphql`
  query LandingPageQuery($count: Int!) {
    courses(first: $count) {
      totalCount
    }
  }
`;

/** The entry page (CAT-02, OP-90). */
function LandingPage({ queryRef }: { queryRef: PreloadedQuery<LandingPageQuery> }): ReactElement {
  const { courses } = usePreloadedQuery<LandingPageQuery>(query, queryRef);
  return <Page title="Lectern">{courses.totalCount}</Page>;
}

export const landingPage = definePage<LandingPageQuery>({ Page: LandingPage, query });
