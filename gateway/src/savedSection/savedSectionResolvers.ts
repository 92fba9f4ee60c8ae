import { byNumberSignedIn, type NodeTypes } from '../node/nodeTypes.ts';
import { createSavedSection } from './createSavedSection.ts';
import { deleteSavedSection } from './deleteSavedSection.ts';
import { findSavedSection } from './findSavedSection.ts';
import { renameSavedSection } from './renameSavedSection.ts';
import { SavedSection } from './SavedSection.ts';
import { savedSection, savedSections } from './savedSections.ts';

export const savedSectionResolvers = {
  Query: { savedSections, savedSection },
  Mutation: { createSavedSection, renameSavedSection, deleteSavedSection },
  SavedSection,
};

export const savedSectionNodes: NodeTypes = {
  SavedSection: byNumberSignedIn((id, context) => findSavedSection(context, id)),
};
