/** How inputs name nodes. */
import type { Fields, Reference, TreeNode } from '../tree/courseTree.ts';

type IdMember = 'moduleId' | 'lectureId' | 'sectionId' | 'questionId' | 'achievementId';

/** A saved node by its id, a new one by the key that its id is told by. */
export const nameInput = ({ id, key }: Pick<TreeNode, 'id' | 'key'>, member: IdMember): Fields =>
  id !== null ? { [member]: String(id) } : key !== null ? { clientKey: key } : {};

/** What is neither is left for the validation to tell. */
export const referenceInput = (reference: unknown, member: 'lectureId' | 'questionId'): unknown =>
  typeof reference === 'number'
    ? { [member]: String(reference) }
    : typeof reference === 'string'
      ? { clientKey: reference }
      : reference;

export const questionsInput = (references: unknown): unknown =>
  Array.isArray(references) ? references.map((each: Reference) => referenceInput(each, 'questionId')) : references;
