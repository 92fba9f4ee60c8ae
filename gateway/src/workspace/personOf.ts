import type DataLoader from 'dataloader';
import { byIds } from '../byIds.ts';
import type { Context } from '../context.ts';
import { anyOf } from '../rsql.ts';
import { onWorkspace } from './onWorkspace.ts';
import { getPeople } from './peopleApi.ts';
import { toPerson, type PersonModel } from './personMappers.ts';

/** People by raw id, for admins; none for everyone else. */
const personLoader = (context: Context): DataLoader<number, PersonModel | null> =>
  byIds(
    (ids) =>
      onWorkspace(context, ({ workspaceId }) =>
        getPeople(context.rest, workspaceId, { page: 0, size: ids.length, q: anyOf('id', ids), sort: undefined }),
      ),
    ({ userId }) => userId,
    toPerson,
  );

/** The field of an object that leads to the person whom it names by raw id. */
export const personOf =
  <Model>(idOf: (model: Model) => number | null) =>
  (model: Model, _args: unknown, context: Context): Promise<PersonModel | null> | null => {
    const id = idOf(model);
    return id === null || !context.session.isSignedIn() ? null : context.use(personLoader).load(id);
  };
