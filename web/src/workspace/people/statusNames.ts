import type { MessageDescriptor } from 'react-intl';
import { peopleMessages as messages } from './messages.ts';
import type { PeopleVariables } from './peopleView.ts';

/** The words for each status. */
export const statusNames: Readonly<Record<NonNullable<PeopleVariables['status']>, MessageDescriptor>> = {
  ADDED: messages.added,
  INVITED: messages.invited,
  REGISTERED: messages.joined,
  REVOKED: messages.revoked,
};
