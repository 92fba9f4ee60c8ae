import type { PageRequest } from '../../routing/pageRequest.ts';
import { cardSizes } from '../cardSizes.ts';
import { catalogueVariables, type CatalogueVariables } from './catalogueFilter.ts';

/** The catalogue. Its answer does not depend on who asks. */
export const cataloguePageRequest: PageRequest<CatalogueVariables> = {
  name: 'CataloguePageQuery',
  variables: ({ search }) => catalogueVariables(search),
  coverSizes: cardSizes,
};
