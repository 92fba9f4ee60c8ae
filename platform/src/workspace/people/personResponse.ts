import type { PersonRow } from './peopleQueries.ts';
import type { PersonResponse } from './peopleSchemas.ts';

/** A person as the wire shows them to admins. */
export const toPersonResponse = (row: PersonRow): PersonResponse => ({
  ...row,
  invitedTime: row.invitedTime?.toISOString() ?? null,
  leftTime: row.leftTime?.toISOString() ?? null,
  groups: [...row.groups],
  createTime: row.createTime.toISOString(),
  updateTime: row.updateTime.toISOString(),
});
