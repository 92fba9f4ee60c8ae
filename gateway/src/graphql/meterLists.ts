import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { createYielding, type Yielding } from '../fairness/yielding.ts';
import type { ItemCost, OperationCosts } from './operationCosts.ts';

/**
 * Lets every list of objects count its items at their real number, before any of them is resolved: a list that would take the
 * operation over its cost is refused, and what stands beside it is answered. Between lists of what makes calls a long operation lets others in. Changes
 * the resolvers of `schema`.
 */
export function meterLists(schema: GraphQLSchema, costs: OperationCosts): void {
  const yielding = createYielding();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) if (isListOfObjects(field)) meter(field, costs, yielding);
  }
}

type Field = GraphQLField<unknown, Context>;

const isListOfObjects = ({ type }: Field): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));

function meter(field: Field, costs: OperationCosts, yielding: Yielding): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const items: unknown = resolve(source, args, context, info);
    if (items instanceof Promise) return items.then((list) => counted(list, context, costs.ofItem(info), yielding));
    if (!Array.isArray(items)) return items;
    try {
      return counted(items, context, costs.ofItem(info), yielding);
    } catch (error) {
      // Later and not now: graphql-js drops what lists around this one still wait for, whose failures nobody would hear of.
      return Promise.reject(error);
    }
  };
}

function counted(items: unknown, { cost }: Context, ofItem: ItemCost, yielding: Yielding): unknown {
  if (!Array.isArray(items)) return items;
  cost.add(items.length, ofItem);
  // Only what makes calls goes on for long; to wait costs others more than it gives.
  const pause = ofItem.calls > 0 ? yielding.pause() : undefined;
  return pause === undefined ? items : pause.then(() => items);
}
