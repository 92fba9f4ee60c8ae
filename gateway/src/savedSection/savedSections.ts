import { findSavedSection } from './findSavedSection.ts';
import { badInput } from '../errors.ts';
import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import { searchIn } from '../rsql.ts';
import { getSavedSections } from './savedSectionApi.ts';
import { toSavedSection } from './savedSectionMappers.ts';

const longestSearch = 200;

/** OP-83: one call for a page. */
export const savedSections: NonNullable<QueryResolvers['savedSections']> = (_root, args, { rest }) => {
  const text = args.search?.trim() ?? '';
  if (text.length > longestSearch) throw badInput(`\`search\` has at most ${longestSearch} characters.`, 'search');
  const q = text === '' ? '' : searchIn(text, 'name');
  return readConnection(toPageRequest(args), (page) => getSavedSections(rest, { ...page, q }), toSavedSection);
};

/** One saved section (OP-83). */
export const savedSection: NonNullable<QueryResolvers['savedSection']> = (_root, { id }, context) => {
  const savedSectionId = rawIdOf(id, 'SavedSection');
  return savedSectionId === null ? null : findSavedSection(context, savedSectionId);
};
