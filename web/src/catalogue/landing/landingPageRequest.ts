import type { PageRequest } from '../../routing/pageRequest.ts';
import { cardSizes } from '../cardSizes.ts';
import { pageSize } from '../search/catalogueFilter.ts';

/** The landing page: the first page of the catalogue. Its answer does not depend on who asks. */
export const landingPageRequest: PageRequest<{ count: number }> = {
  name: 'LandingPageQuery',
  variables: () => ({ count: pageSize }),
  coverSizes: cardSizes,
};
