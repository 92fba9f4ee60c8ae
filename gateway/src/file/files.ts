import { badInput } from '../errors.ts';
import type { FileFilter, FileOrderField, QueryResolvers } from '../generated/resolverTypes.ts';
import { rawIdOf } from '../globalId.ts';
import { isHidden } from '../rest/hidden.ts';
import { readConnection, toPageRequest, toSort } from '../pagination.ts';
import { allOf, anyOf, changedSince, searchIn } from '../rsql.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { getFile, getFiles } from './fileApi.ts';
import { toFile } from './fileMappers.ts';

const sortFields: Readonly<Record<FileOrderField, string>> = {
  NAME: 'name',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};
const longestSearch = 200;
const mostTypes = 5;

/** LIB-03, LIB-04: one call for a page. */
export const files: NonNullable<QueryResolvers['files']> = (_root, args, context) => {
  const q = conditionOf(args.filter ?? {});
  const sort = toSort(args.orderBy, sortFields);
  return onWorkspace(context, ({ workspaceId }) =>
    readConnection(toPageRequest(args), (page) => getFiles(context.rest, workspaceId, { ...page, q, sort }), toFile),
  );
};

/** One file (REST-63). */
export const file: NonNullable<QueryResolvers['file']> = async (_root, { id }, context) => {
  const fileId = rawIdOf(id, 'File');
  if (fileId === null) return null;
  try {
    return await onWorkspace(context, async ({ workspaceId }) =>
      toFile(await getFile(context.rest, workspaceId, fileId)),
    );
  } catch (error) {
    if (isHidden(error)) return null;
    throw error;
  }
};

function conditionOf({ search, category, types, updatedSince }: FileFilter): string {
  const text = search?.trim() ?? '';
  if (text.length > longestSearch) {
    throw badInput(`\`search\` has at most ${longestSearch} characters.`, 'filter.search');
  }
  if ((types?.length ?? 0) > mostTypes) throw badInput(`\`types\` has at most ${mostTypes} values.`, 'filter.types');
  return allOf(
    text === '' ? undefined : searchIn(text, 'name'),
    category == null ? undefined : anyOf('category', [category]),
    types == null || types.length === 0 ? undefined : anyOf('type', types),
    changedSince(updatedSince),
  );
}
