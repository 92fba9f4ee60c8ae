import DataLoader from 'dataloader';
import type { Context } from '../context.ts';
import { RestError } from '../rest/RestError.ts';
import { anyOf } from '../rsql.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getGroups } from './groupApi.ts';
import { toGroup, type GroupModel } from './groupMappers.ts';

/** Groups by raw id: one call for all of a batch. One that is gone by now is an error of its field alone. */
export const groupLoader = (context: Context): DataLoader<number, GroupModel> =>
  new DataLoader<number, GroupModel>(
    async (ids) => {
      const { content } = await onWorkspace(context, ({ workspaceId }) =>
        getGroups(context.rest, workspaceId, { page: 0, size: ids.length, q: anyOf('id', ids) }),
      );
      const groups = new Map(content.map((wire) => [wire.id, toGroup(wire)]));
      return ids.map(
        (id) => groups.get(id) ?? new RestError({ status: 404, code: 'NOT_FOUND', message: 'This group is gone' }),
      );
    },
    // As many as a filter of the platform can name.
    { maxBatchSize: 100 },
  );
