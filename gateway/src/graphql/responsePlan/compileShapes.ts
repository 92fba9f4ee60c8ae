/** Shapes of what a selection asks of a table. */
import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import type { ItemCost, OperationCosts } from '../operationCosts.ts';
import type { Variables } from '../pageSizes.ts';
import type { FieldTable, Source } from './fieldTable.ts';
import type { ListShape, ObjectShape, ResolveFields, ToJson, Write } from './shapes.ts';
import { leaveToResolvers } from './UnplannedError.ts';

/** What shapes are compiled of, and what comes of it. */
export interface Compilation {
  readonly schema: GraphQLSchema;
  readonly fragments: Record<string, FragmentDefinitionNode>;
  /** Values of the variables that fields are included or skipped by. */
  readonly conditions: Variables;
  readonly costs: Pick<OperationCosts, 'ofItem'>;
  /** What an item costs, by the site of its list. */
  readonly sites: ItemCost[];
  /** Has resolvers answer fields of an object. Throws where they could only do so as part of the whole. */
  readonly resolve: (type: GraphQLObjectType, fields: readonly FieldNode[]) => ResolveFields;
}

/** The fields that are asked of an object, in the order of the answer, each with all places where it is asked for. */
export type AskedFields = ReadonlyMap<string, readonly [FieldNode, ...FieldNode[]]>;

export function askedFieldsOf(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  { schema, fragments, conditions }: Pick<Compilation, 'schema' | 'fragments' | 'conditions'>,
): AskedFields {
  const asked = new Map<string, [FieldNode, ...FieldNode[]]>();
  const spread = new Set<string>();
  const isFor = (condition: string | undefined): boolean => {
    if (condition === undefined || condition === type.name) return true;
    const other = schema.getType(condition);
    return isAbstractType(other) && schema.isSubType(other, type);
  };
  const collect = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      const { if: skipped } = getDirectiveValues(GraphQLSkipDirective, selection, conditions) ?? {};
      const { if: included } = getDirectiveValues(GraphQLIncludeDirective, selection, conditions) ?? {};
      if (skipped === true || included === false) continue;
      if (selection.kind === 'Field') {
        const key = selection.alias?.value ?? selection.name.value;
        const known = asked.get(key);
        if (known === undefined) asked.set(key, [selection]);
        else known.push(selection);
      } else if (selection.kind === 'InlineFragment') {
        if (isFor(selection.typeCondition?.name.value)) collect(selection.selectionSet);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = fragments[selection.name.value];
        if (fragment !== undefined && isFor(fragment.typeCondition.name.value)) collect(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) collect(set);
  return asked;
}

export const setsOf = (fields: readonly FieldNode[]): readonly SelectionSetNode[] =>
  fields.flatMap(({ selectionSet }) => selectionSet ?? []);

/** Throws an UnplannedError for what stands in no table. */
export function shapeOf(table: FieldTable<never>, fields: readonly FieldNode[], compilation: Compilation): ObjectShape {
  const type = compilation.schema.getType(table.type);
  if (!isObjectType(type)) return leaveToResolvers();
  const asked = askedFieldsOf(type, setsOf(fields), compilation);
  const wanted = new Map<string, { slot: number; list: ListShape | null }>();
  const writes: Write[] = [];
  const resolvedNodes: FieldNode[] = [];
  const read: string[] = [];

  const slotOf = (member: string): number => {
    const known = wanted.get(member);
    if (known !== undefined && known.list !== null) return leaveToResolvers();
    const slot = known?.slot ?? wanted.size;
    wanted.set(member, { slot, list: null });
    return slot;
  };
  const sourceOf = (name: string): Source<never> =>
    Object.hasOwn(table.fields, name) ? (table.fields[name] as Source<never>) : leaveToResolvers();

  for (const [key, nodes] of asked) {
    const [{ name }] = nodes;
    const label = Buffer.from(`${writes.length === 0 ? '{' : ','}${JSON.stringify(key)}:`);
    if (name.value === '__typename') {
      writes.push({ kind: 'typename', label: Buffer.concat([label, Buffer.from(JSON.stringify(type.name))]) });
      continue;
    }
    const field = type.getFields()[name.value] ?? leaveToResolvers();
    if (field.args.length > 0) leaveToResolvers();
    const source = sourceOf(name.value);
    if (source.from === 'resolver') {
      resolvedNodes.push(...nodes);
      read.push(...source.of);
      writes.push({ kind: 'resolved', label, responseKey: key });
    } else if (source.from === 'list') {
      if (wanted.has(source.member)) leaveToResolvers();
      const owner = source.ownedBy === null ? -1 : slotOf(source.ownedBy);
      const beside = source.beside === null ? -1 : slotOf(source.beside);
      const slot = wanted.size;
      wanted.set(source.member, { slot, list: { ...listOf(field, source.table, nodes, compilation), owner } });
      writes.push({ kind: 'list', label, slot, beside, isNullable: !isNonNullType(field.type) });
    } else {
      writes.push(leafWrite(field, source, { label, slot: slotOf(source.member), nodes }, compilation));
    }
  }
  if (writes.length === 0) leaveToResolvers();
  const resolved =
    resolvedNodes.length === 0
      ? null
      : {
          of: [...new Set(read)].map((name) => valueOf(name, sourceOf(name), slotOf)),
          resolve: compilation.resolve(type, resolvedNodes),
        };
  return { slots: wanted.size, keys: [], byText: new Map(), wanted, writes, resolved };
}

/** The shape of a list whose owner is the one around it; `inItem` are the fields of its items where they do not stand in the list itself. */
export function listOf(
  field: GraphQLField<unknown, Context>,
  table: FieldTable<never>,
  nodes: readonly FieldNode[],
  compilation: Compilation,
  inItem = nodes,
): ListShape {
  const list = getNullableType(field.type);
  if (!isListType(list) || !isNonNullType(list.ofType)) return leaveToResolvers();
  const { fragments, costs, sites } = compilation;
  const site = sites.push(costs.ofItem({ fieldNodes: nodes, fragments, returnType: field.type })) - 1;
  return { item: shapeOf(table, inItem, compilation), site, owner: -1 };
}

/** A field that a resolver reads of its object. */
function valueOf(name: string, source: Source<never>, slotOf: (member: string) => number) {
  if (source.from !== 'same' && source.from !== 'made') return leaveToResolvers();
  const toValue = source.from === 'made' ? (source.make as (value: unknown) => unknown) : (value: unknown) => value;
  return { name, slot: slotOf(source.member), toValue };
}

function leafWrite(
  { type }: GraphQLField<unknown, Context>,
  source: Extract<Source<never>, { from: 'same' | 'id' | 'made' }>,
  { label, slot, nodes }: { label: Uint8Array; slot: number; nodes: readonly FieldNode[] },
  compilation: Compilation,
): Write {
  const write = { label, slot, isNullable: !isNonNullType(type) };
  if (source.from === 'made') {
    const toJson = jsonOf(type, nodes, compilation);
    const make = source.make as (value: unknown) => unknown;
    return { ...write, kind: 'made', known: [], toJson: (value) => toJson(make(value)) };
  }
  const leaf = getNullableType(type);
  if (!isLeafType(leaf)) return leaveToResolvers();
  if (source.from === 'id') {
    return { ...write, kind: 'id', prefix: Buffer.from(`${source.type}:`), isPart: source.isPart };
  }
  if (isEnumType(leaf)) {
    return { ...write, kind: 'enum', values: leaf.getValues().map(({ name }) => Buffer.from(JSON.stringify(name))) };
  }
  return { ...write, kind: scalarKinds.get(leaf.name) ?? leaveToResolvers() };
}

/** How values of scalars are written; those that are not here stand in no plan. */
const scalarKinds: ReadonlyMap<string, 'int' | 'float' | 'boolean' | 'text' | 'url' | 'json'> = new Map([
  ['Int', 'int'],
  ['Float', 'float'],
  ['Boolean', 'boolean'],
  ['String', 'text'],
  ['ID', 'text'],
  ['DateTime', 'text'],
  ['Date', 'text'],
  ['URL', 'url'],
  ['JSON', 'json'],
]);

/** JSON of what a mapper makes: a leaf, or an object whose fields are nothing but its members. */
export function jsonOf(type: GraphQLOutputType, nodes: readonly FieldNode[], compilation: Compilation): ToJson {
  const named = getNullableType(type);
  const toJson = isLeafType(named)
    ? leafJson(named)
    : isObjectType(named)
      ? objectJson(named, nodes, compilation)
      : leaveToResolvers();
  return (value) => (value == null ? (isNonNullType(type) ? undefined : 'null') : toJson(value));
}

function leafJson(leaf: GraphQLLeafType): ToJson {
  // Its resolver makes it absolute.
  if (leaf.name === 'URL') leaveToResolvers();
  return (value) => JSON.stringify(leaf.serialize(value));
}

function objectJson(type: GraphQLObjectType, nodes: readonly FieldNode[], compilation: Compilation): ToJson {
  const members = [...askedFieldsOf(type, setsOf(nodes), compilation)].map(([key, asked]) => {
    const [{ name }] = asked;
    if (name.value === '__typename') return { key, name: '__typename', toJson: () => JSON.stringify(type.name) };
    const field = type.getFields()[name.value] ?? leaveToResolvers();
    // A list of objects is counted, and a resolver may read what is not there.
    if (field.resolve !== undefined || field.args.length > 0) leaveToResolvers();
    if (isListType(getNullableType(field.type)) || isCompositeType(getNamedType(field.type))) leaveToResolvers();
    return { key, name: name.value, toJson: jsonOf(field.type, asked, compilation) };
  });
  return (value) => {
    const made = value as Readonly<Record<string, unknown>>;
    const parts = members.map(
      ({ key, name, toJson }) => `${JSON.stringify(key)}:${toJson(made[name]) ?? leaveToResolvers()}`,
    );
    return `{${parts.join(',')}}`;
  };
}
