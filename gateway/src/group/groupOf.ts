import type { Context } from '../context.ts';
import { isHidden } from '../rest/hidden.ts';
import { groupLoader } from './groupLoaders.ts';
import type { GroupModel } from './groupMappers.ts';

/** The field of an object that leads to the group that it names by raw id. Null for one that is gone. */
export const groupOf =
  <Model>(idOf: (model: Model) => number | null) =>
  async (model: Model, _args: unknown, context: Context): Promise<GroupModel | null> => {
    const id = idOf(model);
    if (id === null) return null;
    try {
      return await context.use(groupLoader).load(id);
    } catch (error) {
      if (isHidden(error)) return null;
      throw error;
    }
  };
