import type { PageRequest } from '../../routing/pageRequest.ts';
import { peopleVariables, type PeopleVariables } from './peopleFilter.ts';

/** The people of the workspace with their invitations (USERS-05). */
export const peoplePageRequest: PageRequest<PeopleVariables> = {
  name: 'PeoplePageQuery',
  variables: ({ search }) => peopleVariables(search),
};
