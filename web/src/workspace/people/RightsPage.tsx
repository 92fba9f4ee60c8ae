import { peoplePageOf } from './PeoplePage.tsx';

/** Those who run the workspace or may create something, and by search everyone else, to give them rights (STAFF-01, STAFF-02). */
export const rightsPage = peoplePageOf({ part: 'staff', shows: 'rights' });
