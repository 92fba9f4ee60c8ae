import type { Resolvers } from '../generated/resolverTypes.ts';
import { lectureOf } from '../lecture/partOf.ts';
import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { courseOf } from '../umbrella/courseOf.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { deleteFile } from './deleteFile.ts';
import { File } from './File.ts';
import { getFile } from './fileApi.ts';
import { toFile } from './fileMappers.ts';
import { file, files } from './files.ts';
import { renameFile } from './renameFile.ts';
import { replaceFile } from './replaceFile.ts';

export const fileResolvers = {
  Query: { files, file },
  Mutation: { renameFile, deleteFile, replaceFile },
  File,
  FileUse: {
    course: courseOf(({ kind, rawId, courseId }) => (kind === 'COURSE' ? rawId : courseId)),
    lecture: lectureOf(({ kind, rawId, courseId }) =>
      kind === 'LECTURE' && courseId !== null ? { courseId, id: rawId } : null,
    ),
  },
} satisfies Resolvers;

export const fileNodes: NodeTypes = {
  File: byNumberSignedIn((id, context) =>
    onWorkspace(context, async ({ workspaceId }) => toFile(await getFile(context.rest, workspaceId, id))),
  ),
};
