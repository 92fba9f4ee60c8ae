import {
  getNamedType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  print,
  parse,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

type AnyField = GraphQLField<unknown, unknown>;

export interface RootField {
  /** Such as `Workspace.people`. */
  readonly name: string;
  readonly field: AnyField;
  /** A document that asks for it, with arguments as they stand in a document, and objects below it down to a depth. */
  ask(argumentsText: string, depth: number): string;
}

const OPENINGS: Readonly<Record<string, readonly [before: string, after: string]>> = {
  Query: ['', ''],
  Workspace: ['workspace {', '}'],
  Viewer: ['viewer {', '}'],
};

/** Each field by which anything is read: those of the query, and of workspace and viewer, which hold most lists. */
export function rootFields(schema: GraphQLSchema): readonly RootField[] {
  return Object.entries(OPENINGS).flatMap(([typeName, [before, after]]) => {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no ${typeName}`);
    return Object.values(type.getFields()).map((field) => ({
      name: `${typeName}.${field.name}`,
      field,
      ask: (argumentsText, depth) => {
        const selection = selectionOf(schema, getNamedType(field.type), depth, [typeName]);
        return print(parse(`query { ${before} ${field.name}${argumentsText} ${selection} ${after} }`));
      },
    }));
  });
}

export const needsArguments = ({ args }: AnyField): boolean =>
  args.some(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/** All that needs no argument; a type is not asked for within itself. */
function selectionOf(schema: GraphQLSchema, type: GraphQLNamedType, depth: number, within: readonly string[]): string {
  if (isLeafType(type)) return '';
  if (isUnionType(type)) return membersText(schema, type.getTypes(), depth, within);
  if (!isObjectType(type) && !isInterfaceType(type)) throw new Error(`${type.name} has no fields`);
  const fields = Object.values(type.getFields()).filter((field) => !needsArguments(field));
  return `{ __typename ${fields.map((field) => fieldText(schema, field, depth, [...within, type.name])).join(' ')} }`;
}

function fieldText(schema: GraphQLSchema, field: AnyField, depth: number, within: readonly string[]): string {
  const type = getNamedType(field.type);
  if (isLeafType(type)) return field.name;
  // The items are what a connection is asked for; edges have the same ones once more.
  const isOfConnection = field.name === 'nodes' || field.name === 'pageInfo';
  if ((depth === 0 && !isOfConnection) || within.includes(type.name) || field.name === 'edges') return '';
  return `${field.name} ${selectionOf(schema, type, isOfConnection ? depth : depth - 1, within)}`;
}

/** Of each member what it has, but where two have something else by the same name. */
function membersText(
  schema: GraphQLSchema,
  members: readonly GraphQLObjectType[],
  depth: number,
  within: readonly string[],
): string {
  const everything = members.flatMap((member) => Object.values(member.getFields()));
  const isAlike = ({ name, type }: AnyField): boolean =>
    everything.every((other) => other.name !== name || String(other.type) === String(type));
  const fragments = members.map((member) => {
    const fields = Object.values(member.getFields()).filter((field) => !needsArguments(field) && isAlike(field));
    const texts = fields.map((field) => fieldText(schema, field, depth, [...within, member.name]));
    return `... on ${member.name} { __typename ${texts.join(' ')} }`;
  });
  return `{ __typename ${fragments.join(' ')} }`;
}
