import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  responsePathAsArray,
  type GraphQLField,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';
import { limitExceeded } from '../errors.ts';
import { fieldCostOf } from './fieldCost.ts';
import type { OperationCosts } from './operationCosts.ts';

/**
 * Meters every list of objects by its actual length, before any item is resolved: a list that would take the operation over its limit is
 * refused without calls for its items, while everything beside it is answered. Changes the resolvers of `schema`.
 */
export function meterLists(schema: GraphQLSchema, costs: OperationCosts): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (isListOfObjects(field) && fieldCostOf(field).asSent !== true) meter(field, costs);
      if ((fieldCostOf(field).calls ?? 0) > 0) callUnlessRefused(field);
    }
  }
}

type Field = GraphQLField<unknown, Context>;

/** Whether a field is counted by the length of its list. */
export const isListOfObjects = ({ type }: Pick<Field, 'type'>): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));

function meter(field: Field, costs: OperationCosts): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const items: unknown = resolve(source, args, context, info);
    if (items instanceof Promise) return items.then((list) => counted(list, context, info, costs));
    if (!Array.isArray(items)) return items;
    try {
      return counted(items, context, info, costs);
    } catch (error) {
      // Later and not now: graphql-js drops what lists around this one still wait for, whose failures nobody would hear of.
      return Promise.reject(error);
    }
  };
}

function counted(items: unknown, { cost }: Context, info: GraphQLResolveInfo, costs: OperationCosts): unknown {
  if (!Array.isArray(items)) return items;
  cost.refusedLists.note(info);
  const excess = cost.add(items.length, costs.ofItem(info));
  if (excess === null) return items;
  cost.refusedLists.refuse(info);
  // With its place, so that graphql-js has none to add by a copy: a large course has thousands of such lists.
  const place = { nodes: info.fieldNodes, path: responsePathAsArray(info.path) };
  throw limitExceeded(excess.limit, excess.value, excess.most, place);
}

/** All lists that are there have been counted before the first call begins. */
function callUnlessRefused(field: Field): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = async (source, args, context, info) => {
    await Promise.resolve();
    return context.cost.refusedLists.holds(info) ? null : resolve(source, args, context, info);
  };
}
