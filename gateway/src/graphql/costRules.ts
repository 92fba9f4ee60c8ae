/**
 * What an operation costs: one for each object that may be answered, ten more for each call of the platform that an object causes
 * on its own. Pages count by their asked size; lists that come with their parent once before it runs (what is requested), and by
 * their real length while it does (what is actual). Introspection counts a twentieth, by usual lengths. Pure; fragments are followed, and
 * of an interface or a union the member that costs most counts.
 */
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Fragments } from './documentRules.ts';
import { fieldCostOf } from './fieldCost.ts';
import { pageSizeOf, type Variables } from './pageSizes.ts';

/** Parts of a connection that do not count as objects. */
const free: ReadonlySet<string> = new Set(['edges', 'pageInfo']);
/** The fields of a connection that hold its rows. */
const rowFields: ReadonlySet<string> = new Set(['edges', 'nodes']);

/** The assumed length of a list; `rows`: the requested size of the page that it is part of, else null. */
type LengthOfList = (rows: number | null, name: string) => number;

/** Usual lengths of lists in introspection; its objects come from memory, so twenty of them count as one. */
const introspectedLengths: Readonly<Record<string, number>> = {
  types: 250,
  fields: 7,
  inputFields: 5,
  enumValues: 5,
  possibleTypes: 5,
  directives: 10,
};
const introspectedPerObject = 20;
const introspectionRoots: ReadonlyMap<string, string> = new Map([
  ['__schema', '__Schema'],
  ['__type', '__Type'],
]);

const asRequested: LengthOfList = (rows) => rows ?? 1;
const withoutLists: LengthOfList = () => 0;

export interface CostedDocument {
  readonly schema: GraphQLSchema;
  readonly fragments: Fragments;
}

/** Before it runs. */
export const requestedCostOf = (
  document: CostedDocument,
  operation: OperationDefinitionNode,
  variables: Variables,
): number =>
  weigh(document, asRequested, (field, usual) => pageSizeOf(field, usual, operation, variables))(
    operation.selectionSet,
    document.schema.getRootType(operation.operation),
  );

/** The cost outside of lists. */
export const baseCostOf = (document: CostedDocument, operation: OperationDefinitionNode): number =>
  weigh(document, withoutLists)(operation.selectionSet, document.schema.getRootType(operation.operation));

/** One item of a list without its selection. */
export const ownCostOf = ({ name }: FieldNode): number => (free.has(name.value) ? 0 : prices.object);

/** One item of a list, without the lists in it, which are counted on their own. */
export const itemCostOf = (document: CostedDocument, list: FieldNode, type: GraphQLNamedType): number =>
  ownCostOf(list) + (list.selectionSet === undefined ? 0 : weigh(document, withoutLists)(list.selectionSet, type));

/** Calls of the platform that one item of a list causes, without those of the lists in it. */
export const itemCallsOf = (document: CostedDocument, list: FieldNode, type: GraphQLNamedType): number =>
  list.selectionSet === undefined ? 0 : weigh(document, withoutLists, undefined, callsAlone)(list.selectionSet, type);

/** The cost of an object, and of a call. */
interface Prices {
  readonly object: number;
  readonly call: number;
}

const prices: Prices = { object: 1, call: 10 };
const callsAlone: Prices = { object: 0, call: 1 };

type Weigh = (set: SelectionSetNode, type: GraphQLNamedType | undefined | null, rows?: number | null) => number;

function weigh(
  { schema, fragments }: CostedDocument,
  lengthOfList: LengthOfList,
  pageSize: (field: FieldNode, usual: number | undefined) => number = () => 1,
  { object, call }: Prices = prices,
): Weigh {
  /** A fragment is weighed once per type, however often it is spread: a chain of spreads would expand exponentially. */
  const ofFragments = new Map<string, number>();

  const ofSet: Weigh = (set, type, rows = null) => {
    if (type == null) return 0;
    const types = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
    return types.reduce((most, concrete) => Math.max(most, ofSelections(set.selections, concrete, rows)), 0);
  };

  const ofSelections = (selections: readonly SelectionNode[], type: GraphQLObjectType, rows: number | null): number =>
    selections.reduce((total, selection) => {
      if (selection.kind === 'Field') return total + ofField(selection, type, rows);
      if (selection.kind === 'FragmentSpread') return total + ofFragment(selection.name.value, type, rows);
      const condition = selection.typeCondition?.name.value;
      return total + (fits(type, condition) ? ofSelections(selection.selectionSet.selections, type, rows) : 0);
    }, 0);

  function ofFragment(name: string, type: GraphQLObjectType, rows: number | null): number {
    const key = `${name} ${type.name} ${rows}`;
    let value = ofFragments.get(key);
    if (value === undefined) {
      ofFragments.set(key, 0); // a circle, which validation refuses, ends here
      const fragment = fragments.get(name);
      const counts = fragment !== undefined && fits(type, fragment.typeCondition.name.value);
      value = counts ? ofSelections(fragment.selectionSet.selections, type, rows) : 0;
      ofFragments.set(key, value);
    }
    return value;
  }

  function ofField(field: FieldNode, parent: GraphQLObjectType, rows: number | null): number {
    const definition = parent.getFields()[field.name.value];
    if (definition === undefined) return ofIntrospection(field);
    const { calls = 0, usualSize } = fieldCostOf(definition);
    const called = calls * call;
    if (field.selectionSet === undefined) return called;
    const type = getNamedType(definition.type);
    const isList = isListType(getNullableType(definition.type));
    const length = isList ? lengthOfList(rowFields.has(field.name.value) ? rows : null, field.name.value) : 1;
    const page = type.name.endsWith('Connection') ? pageSize(field, usualSize) : null;
    const own = free.has(field.name.value) ? 0 : object;
    return called + length * (own + ofSet(field.selectionSet, type, page));
  }

  let ofIntrospected: Weigh | undefined;
  function ofIntrospection({ name, selectionSet }: FieldNode): number {
    const root = introspectionRoots.get(name.value);
    if (root === undefined || selectionSet === undefined) return 0; // __typename
    ofIntrospected ??= weigh({ schema, fragments }, (_rows, list) => introspectedLengths[list] ?? 1);
    return object * Math.ceil(ofIntrospected(selectionSet, schema.getType(root)) / introspectedPerObject);
  }

  function fits(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = schema.getType(condition);
    return isAbstractType(wanted) && schema.isSubType(wanted, type);
  }

  return ofSet;
}
