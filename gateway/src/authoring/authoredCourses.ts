import { badInput } from '../errors.ts';
import type { AuthoredCourseFilter, AuthoredCourseOrderField, QueryResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest, toSort } from '../pagination.ts';
import { allOf, anyOf, changedSince, searchIn } from '../rsql.ts';
import { selectsAny } from '../selection.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { getAuthoredCourses } from './authoringApi.ts';

const sortFields: Readonly<Record<AuthoredCourseOrderField, string>> = {
  NAME: 'name',
  PUBLISHED: 'published',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};

const longestSearch = 200;

/** CRS-03, OP-35: one call for a page, its structure in the same call when it is asked for. */
export const authoredCourses: NonNullable<QueryResolvers['authoredCourses']> = (_root, args, { rest }, info) => {
  const { filter, orderBy } = args;
  return readConnection(
    toPageRequest(args),
    (page) =>
      getAuthoredCourses(rest, {
        ...page,
        q: conditionOf(filter ?? {}),
        sort: toSort(orderBy, sortFields),
        view: filter?.createdByViewer === true ? 'CREATED_COURSES' : 'OWNED_COURSES',
        outline: selectsAny(info, 'nodes.modules', 'nodes.achievements'),
      }),
    toAuthoredCourse,
  );
};

function conditionOf({ search, published, template, type, updatedSince }: AuthoredCourseFilter): string {
  const text = search?.trim() ?? '';
  if (text.length > longestSearch) {
    throw badInput(`\`search\` has at most ${longestSearch} characters.`, 'filter.search');
  }
  return allOf(
    text === '' ? undefined : searchIn(text, 'name', 'tags.name'),
    published == null ? undefined : `published==${published}`,
    template == null ? undefined : `template==${template}`,
    type == null ? undefined : anyOf('type', [type]),
    changedSince(updatedSince),
  );
}
