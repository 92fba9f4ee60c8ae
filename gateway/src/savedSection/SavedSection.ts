import type { SavedSectionResolvers } from '../generated/resolverTypes.ts';
import { withCost } from '../graphql/fieldCost.ts';
import { getSavedSection } from './savedSectionApi.ts';
import { toSavedContent } from './savedSectionMappers.ts';

/** A list comes without what they hold: one call for each that is asked for it. */
export const SavedSection: SavedSectionResolvers = {
  content: withCost(
    { calls: 1 },
    async ({ loaded, savedSectionId }, _args, { rest }) =>
      loaded ?? toSavedContent(await getSavedSection(rest, savedSectionId)),
  ),
};
