import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { definePage } from '../routing/pageRoute.tsx';
import { Page } from '../ui/Page.tsx';
import type { CataloguePageQuery } from './__generated__/CataloguePageQuery.graphql.ts';

const query = graphql`
  query CataloguePageQuery($count: Int!, $filter: CourseFilter) {
    courses(first: $count, filter: $filter) {
      totalCount
    }
  }
`;

/** All courses, narrowed by the filter in the address. */
function CataloguePage({ queryRef }: { queryRef: PreloadedQuery<CataloguePageQuery> }): ReactElement {
  const { courses } = usePreloadedQuery<CataloguePageQuery>(query, queryRef);
  return <Page title="Lectern">{courses.totalCount}</Page>;
}

export const cataloguePage = definePage<CataloguePageQuery>({ Page: CataloguePage, query });
