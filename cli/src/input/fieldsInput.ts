/** Fields of a course as `CourseFieldsInput`. */
import type { Fields } from '../tree/courseTree.ts';
import { isSame } from '../tree/isSame.ts';

export const courseFieldsInput = (fields: Fields): Fields => ({
  ...fields,
  decisionTree: decisionTreeInput(fields['decisionTree']),
});

/** The fields that differ. Free-form data is changed member by member, and null removes one. */
export function changedFieldsInput(before: Fields, after: Fields): Fields {
  const changed = changedMembers(courseFieldsInput(before), courseFieldsInput(after));
  return 'customMetadata' in changed
    ? { ...changed, customMetadata: mergePatch(before['customMetadata'] ?? {}, after['customMetadata'] ?? {}) }
    : changed;
}

export const changedMembers = (before: Fields | undefined, after: Fields): Fields =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => before === undefined || !isSame(before[name], value)),
  );

/** RFC 7396. */
function mergePatch(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after)) {
    return after;
  }
  const removed = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  return {
    ...Object.fromEntries(removed.map((name) => [name, null])),
    ...Object.fromEntries(
      Object.entries(changedMembers(before, after)).map(([name, value]) => [name, mergePatch(before[name], value)]),
    ),
  };
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function decisionTreeInput(tree: unknown): unknown {
  if (!isObject(tree) || !Array.isArray(tree['nodes'])) {
    return tree;
  }
  return {
    ...tree,
    nodes: tree['nodes'].map((node: unknown) => {
      if (!isObject(node)) {
        return node;
      }
      const { key, parentKey, type, ...members } = node;
      return { key, parentKey, content: { [String(type)]: members } };
    }),
  };
}
