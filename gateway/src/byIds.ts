import DataLoader from 'dataloader';
import { noneIfHidden } from './rest/hidden.ts';

/** As many as a filter of the platform can name. */
const mostOfABatch = 100;

/**
 * Loads what other objects name by raw id: one call for all of a batch. Null for what is gone, and for all of it where the platform does not
 * show such things to the viewer.
 */
export const byIds = <Wire, Model>(
  read: (ids: readonly number[]) => Promise<{ readonly content: readonly Wire[] }>,
  idOf: (wire: Wire) => number,
  toModel: (wire: Wire) => Model,
): DataLoader<number, Model | null> =>
  new DataLoader(
    async (ids) => {
      const content = await read(ids).then((page) => page.content, noneIfHidden);
      const models = new Map(content.map((wire) => [idOf(wire), toModel(wire)]));
      return ids.map((id) => models.get(id) ?? null);
    },
    { maxBatchSize: mostOfABatch },
  );
