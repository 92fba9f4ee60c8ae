import type { Rest } from '../rest/Rest.ts';
import type { Schemas } from '../rest/Schemas.ts';

const own = '/api/v1/secured/users/me/reminders';

/** `GET /secured/users/me/reminders`. */
export const getReminders = (rest: Rest): Promise<Schemas['Reminders']> => rest.get(own);

/** `PUT /secured/users/me/reminders`. */
export const putReminders = (rest: Rest, reminders: Schemas['RemindersPatch']): Promise<Schemas['Reminders']> =>
  rest.put(own, reminders);

/** `POST /public/reminders/_switch`. 404 for a token that does not count. */
export const postReminderSwitch = (rest: Rest, wanted: Schemas['ReminderSwitch']): Promise<null> =>
  rest.postPublic('/api/v1/public/reminders/_switch', wanted);
