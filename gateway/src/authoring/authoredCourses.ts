import { badInput } from '../errors.ts';
import type { AuthoredCourseFilter, AuthoredCourseOrderField, QueryResolvers } from '../generated/resolverTypes.ts';
import { readListWithRetries } from '../listRetry.ts';
import { emptyConnection, readConnection, toPageRequest, toSort } from '../pagination.ts';
import { allOf, anyOf, changedSince, searchIn } from '../rsql.ts';
import { selectsAny } from '../selection.ts';
import { toAuthoredCourse } from './authoredCourseMappers.ts';
import { getAuthoredCourses, type AuthoredCoursesPage } from './authoringApi.ts';

const sortFields: Readonly<Record<AuthoredCourseOrderField, string>> = {
  NAME: 'name',
  PUBLISHED: 'published',
  CREATE_TIME: 'createTime',
  UPDATE_TIME: 'updateTime',
};

const longestSearch = 200;

/** CRS-03, OP-35: one call for a page, its structure in the same call when it is asked for; an outage is patient as in the catalogue (CAT-11). */
export const authoredCourses: NonNullable<QueryResolvers['authoredCourses']> = async (_root, args, context, info) => {
  const { filter, orderBy } = args;
  const request = toPageRequest(args);
  const asked = {
    q: conditionOf(filter ?? {}),
    sort: toSort(orderBy, sortFields),
    view: viewOf(filter ?? {}),
    outline: selectsAny(info, 'nodes.modules', 'nodes.achievements'),
  } as const;
  const page = await readListWithRetries(context, () =>
    readConnection(request, (part) => getAuthoredCourses(context.rest, { ...part, ...asked }), toAuthoredCourse),
  );
  return page === null ? { ...emptyConnection(), unavailable: true } : { ...page, unavailable: false };
};

function viewOf({
  savedByViewer,
  createdByViewer,
  createdByAnyone,
}: AuthoredCourseFilter): AuthoredCoursesPage['view'] {
  if (savedByViewer === true) return 'SAVED_COURSES';
  if (createdByViewer === true) return 'CREATED_COURSES';
  return createdByAnyone === true ? 'ALL_COURSES' : 'OWNED_COURSES';
}

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
