import type { PageRequest } from '../../routing/pageRequest.ts';
import { wasSignedIn } from '../../viewer/userCookie.ts';
import { cardSizes } from '../cardSizes.ts';
import { pageSize } from '../search/catalogueFilter.ts';

/** What the landing page reads: the first page of the catalogue, and for who is signed in, where they stopped. */
export interface LandingPageVariables {
  count: number;
  /** As far as this browser knows; visitors get an answer that does not depend on who asks. */
  signedIn: boolean;
}

export const landingPageRequest: PageRequest<LandingPageVariables> = {
  name: 'LandingPageQuery',
  variables: () => ({ count: pageSize, signedIn: wasSignedIn() }),
  coverSizes: cardSizes,
};
