import type { PageRequest } from '../../routing/pageRequest.ts';
import { peopleVariables, type PeopleVariables } from './peopleFilter.ts';

/** The people of the workspace with their rights (STAFF-02). */
export const rightsPageRequest: PageRequest<PeopleVariables> = {
  name: 'RightsPageQuery',
  variables: ({ search }) => peopleVariables(search),
};
