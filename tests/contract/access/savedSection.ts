import { saveSection } from '../../support/saveSection.ts';
import { courseAdmins, mutation, type NodeRule, type Rule } from '../accessRule.ts';

export const rules: Readonly<Record<string, Rule>> = {
  'Query.savedSections': {
    document: 'query { savedSections(first: 50) { totalCount nodes { name createdBy { username } } } }',
    may: courseAdmins,
    namesNothing: true,
  },
  'Query.savedSection': {
    document: 'query ($id: ID!) { savedSection(id: $id) { name content { sections { __typename } } } }',
    variables: ({ world }) => ({ id: world.savedSectionId }),
    may: courseAdmins,
  },
  'Mutation.createSavedSection': mutation(
    'createSavedSection',
    'savedSection { name }',
    ({ world }) => ({
      name: `${world.marker} saved`,
      content: { sections: [{ content: { text: { text: 'Kept' } } }], questions: [] },
    }),
    { may: courseAdmins, namesNothing: true },
  ),
  'Mutation.renameSavedSection': mutation(
    'renameSavedSection',
    'savedSection { name }',
    ({ world }) => ({ savedSectionId: world.savedSectionId, name: `${world.marker} renamed` }),
    { may: courseAdmins },
  ),
  'Mutation.deleteSavedSection': mutation(
    'deleteSavedSection',
    'deletedSavedSectionId',
    async ({ world }) => ({
      savedSectionId: (await saveSection(world.people.courseAdmin.rest, world.marker)) ?? world.savedSectionId,
    }),
    { may: courseAdmins },
  ),
};

export const nodes: Readonly<Record<string, NodeRule>> = {
  SavedSection: 'authors',
};
