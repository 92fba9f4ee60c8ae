import { toTag } from '../course/courseMappers.ts';
import { badInput } from '../errors.ts';
import type { WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { defaultPageSize, readConnection, toPageRequest, type PageLimits } from '../pagination.ts';
import { searchIn } from '../rsql.ts';
import { getTags } from './authoringApi.ts';

export const workspaceTagLimits: PageLimits = { usual: defaultPageSize, largest: 1_000 };
const longestSearch = 200;

/** CRS-19, OP-34: one call for a page. */
export const workspaceTags: NonNullable<WorkspaceResolvers['tags']> = async (_workspace, args, { rest }) => {
  const text = args.search?.trim() ?? '';
  if (text.length > longestSearch) throw badInput(`\`search\` has at most ${longestSearch} characters.`, 'search');
  const q = text === '' ? '' : searchIn(text, 'name');
  const page = await readConnection(
    toPageRequest(args, workspaceTagLimits),
    (asked) => getTags(rest, { ...asked, q }),
    ({ courseCount, ...tag }) => ({ courseCount: courseCount ?? null, tag: toTag(tag) }),
  );
  return {
    ...page,
    nodes: page.nodes.map(({ tag }) => tag),
    edges: page.edges.map(({ cursor, node }) => ({ cursor, node: node.tag, courseCount: node.courseCount })),
  };
};
