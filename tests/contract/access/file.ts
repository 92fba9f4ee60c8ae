import { pictures, uploadFile } from '../../support/worldFile.ts';
import { courseAdmins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.files': {
    document: 'query { files(first: 50) { totalCount nodes { name usedIn { name } } } }',
    may: 'signedIn',
    mayBeEmpty: true,
    namesNothing: true,
  },
  'Query.file': {
    document: 'query ($id: ID!) { file(id: $id) { name url } }',
    variables: ({ world }) => ({ id: world.fileId }),
    may: courseAdmins,
  },
  'Mutation.renameFile': mutation(
    'renameFile',
    'file { fileId }',
    ({ world }) => ({ fileId: world.fileId, alternativeText: 'What it shows' }),
    { may: courseAdmins },
  ),
  'Mutation.deleteFile': mutation(
    'deleteFile',
    'deletedFileId',
    async ({ world }) => ({ fileId: (await uploadFile(world.people.courseAdmin.rest, world)) ?? world.fileId }),
    { may: courseAdmins },
  ),
  'Mutation.replaceFile': mutation(
    'replaceFile',
    'replacedIn { rawId }',
    async ({ world }) => {
      const { rest } = world.people.courseAdmin;
      const fileId = await uploadFile(rest, world);
      const replacementId = await uploadFile(rest, world, pictures.second);
      return { fileId: fileId ?? world.fileId, replacementId: replacementId ?? world.fileId };
    },
    { may: courseAdmins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  File: 'authors',
};
