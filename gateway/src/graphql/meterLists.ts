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
import type { OperationCosts } from './operationCosts.ts';

/**
 * Lets every list of objects count its items at their real number, before any of them is resolved: a list that would take the
 * operation over its cost is refused, and what stands beside it is answered. Changes the resolvers of `schema`.
 */
export function meterLists(schema: GraphQLSchema, costs: OperationCosts): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) if (isListOfObjects(field)) meter(field, costs);
  }
}

type Field = GraphQLField<unknown, Context>;

const isListOfObjects = ({ type }: Field): boolean =>
  isListType(getNullableType(type)) && isCompositeType(getNamedType(type));

function meter(field: Field, costs: OperationCosts): void {
  const { resolve = defaultFieldResolver } = field;
  field.resolve = (source, args, context, info) => {
    const counted = (items: unknown): unknown => {
      if (Array.isArray(items)) context.cost.add(items.length * costs.ofItem(info));
      return items;
    };
    const items: unknown = resolve(source, args, context, info);
    return items instanceof Promise ? items.then(counted) : counted(items);
  };
}
