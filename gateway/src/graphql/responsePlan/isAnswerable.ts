import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import { fieldCostOf } from '../fieldCost.ts';
import { isListOfObjects } from '../meterLists.ts';
import type { Compilation } from './compileShapes.ts';

/**
 * Whether resolvers can answer these fields of an object apart from the answer that it stands in: nothing in them is counted by the length
 * of a list or by its calls, for which the place in the whole matters.
 */
export function isAnswerable(
  type: GraphQLNamedType,
  fields: readonly FieldNode[],
  { schema, fragments }: Pick<Compilation, 'schema' | 'fragments'>,
): boolean {
  const seen = new Set<string>();
  const isFine = (parent: GraphQLNamedType, node: FieldNode): boolean => {
    if (node.name.value === '__typename') return true;
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (field === undefined || isCounted(field)) return false;
    return node.selectionSet === undefined || isFineSet(getNamedType(field.type), node.selectionSet);
  };
  const isFineSet = (parent: GraphQLNamedType, { selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === 'Field') return isFine(parent, selection);
      const fragment = selection.kind === 'InlineFragment' ? selection : fragments[selection.name.value];
      if (fragment === undefined) return false;
      if (selection.kind === 'FragmentSpread') {
        if (seen.has(selection.name.value)) return true;
        seen.add(selection.name.value);
      }
      const condition = fragment.typeCondition?.name.value;
      const own = condition === undefined ? parent : schema.getType(condition);
      return own !== undefined && isFineSet(own, fragment.selectionSet);
    });
  return fields.every((field) => isFine(type, field));
}

const isCounted = (field: GraphQLField<unknown, Context>): boolean =>
  isListOfObjects(field) || (fieldCostOf(field).calls ?? 0) > 0;
