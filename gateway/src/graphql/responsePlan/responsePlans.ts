/**
 * Runs operations whose fields are cut out of what the platform answers. Each field of the root that has a plan runs by it, the others
 * together as they always do; and what a plan cannot answer is answered by the resolvers, of that field alone.
 */
import {
  getArgumentValues,
  getVariableValues,
  GraphQLError,
  GraphQLSchema,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import { fragmentsOf } from '../documentRules.ts';
import type { OperationCosts } from '../operationCosts.ts';
import type { Variables } from '../pageSizes.ts';
import { RestError } from '../../rest/RestError.ts';
import type { ByResolvers, Result, RunOperation } from '../RunOperation.ts';
import { askedFieldsOf, type Compilation } from './compileShapes.ts';
import { isAnswerable } from './isAnswerable.ts';
import type { JsonBytes } from './JsonBytes.ts';
import { compilePage } from './pagePlan.ts';
import { plannedPageOf } from './plannedPage.ts';
import { leaveToResolvers, UnplannedError } from './UnplannedError.ts';
import type { ResolveFields } from './shapes.ts';

/** An operation by its plans; null where none of its fields has one. */
export type PlanOperation = (
  document: DocumentNode,
  operation: OperationDefinitionNode,
  mostVariants: number,
) => RunOperation | null;

export interface PlanParts {
  readonly schema: GraphQLSchema;
  readonly costs: Pick<OperationCosts, 'ofItem'>;
  readonly byResolvers: ByResolvers;
}

/** `coerced`: the variables as the schema types them, with their defaults. */
type RunPlanned = (context: Context, variables: Variables, coerced: Variables) => Promise<Result>;

/**
 * Plans are compiled for the values of the variables that fields are included by: `mostVariants` of them, as those who ask may set them to
 * anything. Under all others the operation is run by resolvers.
 */
export function createResponsePlans({ schema, costs, byResolvers }: PlanParts): PlanOperation {
  const query = schema.getQueryType() ?? noQueries();
  const rootedAt = rootsOf(schema);

  /** Runs an operation under some conditions; null where none of its fields has a plan then. */
  function planFor(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    { conditions, whole }: { conditions: Variables; whole: RunOperation },
  ): RunPlanned | null {
    const fragments = Object.fromEntries(fragmentsOf(document));
    const resolversOf = (fields: readonly FieldNode[]): RunOperation =>
      byResolvers(schema, ...partOf(document, operation, fields));
    const resolve: Compilation['resolve'] = (type, fields) => {
      if (!isAnswerable(type, fields, { schema, fragments })) leaveToResolvers();
      return fieldsBy(byResolvers(rootedAt(type), ...partOf(document, operation, fields)));
    };
    const compilation = { schema, fragments, conditions, costs, resolve };
    const asked = askedFieldsOf(query, [operation.selectionSet], compilation);
    const plans = new Map(
      [...asked].map(([key, fields]) => [
        key,
        planOfField(query.getFields()[fields[0].name.value], fields, { ...compilation, sites: [] }),
      ]),
    );
    const others = [...asked].filter(([key]) => plans.get(key) == null);
    if (others.length === asked.size) return null;
    const runOthers = resolversOf(others.flatMap(([, fields]) => fields));
    // In the order of the document, as errors are told: those without a plan run together, where the first of them stands.
    const parts = [...asked].flatMap(([key, fields]): RunPlanned[] => {
      const plan = plans.get(key);
      if (plan == null) return key === others[0]?.[0] ? [runOthers] : [];
      return [fallingBack(key, plan, asked.size === 1 ? whole : resolversOf(fields))];
    });
    return joinedInOrder([...asked.keys()], parts);
  }

  return (document, operation, mostVariants) => {
    if (operation.operation !== 'query' || !namesPlannedField(query, document, operation)) return null;
    const conditionNames = conditionNamesOf(document);
    const variants = new Map<string, RunPlanned | null>();
    const whole = byResolvers(schema, document, operation);
    return async (context, variables) => {
      const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
      if (coerced === undefined) return whole(context, variables);
      const key = conditionNames.map((name) => String(coerced[name])).join();
      let run = variants.get(key);
      if (run === undefined && variants.size < mostVariants) {
        run = orNull(() => planFor(document, operation, { conditions: coerced, whole }));
        variants.set(key, run);
      }
      return run == null ? whole(context, variables) : run(context, variables, coerced);
    };
  };
}

function noQueries(): never {
  throw new Error('The schema has no queries');
}

/** Answers a field of the root, by what its arguments are. */
type RunField = (coerced: Variables, context: Context, variables: Variables) => Promise<JsonBytes>;

function planOfField(
  field: ReturnType<GraphQLObjectType['getFields']>[string] | undefined,
  fields: readonly [FieldNode, ...FieldNode[]],
  compilation: Compilation,
): RunField | null {
  const page = field && plannedPageOf(field);
  if (field === undefined || page === undefined) return null;
  const run = orNull(() => compilePage(field, page, fields, compilation));
  return (
    run && ((coerced, context, variables) => run(getArgumentValues(field, fields[0], coerced), context, variables))
  );
}

/** Whatever a plan meets, the resolvers say what it means. */
const fallingBack =
  (key: string, plan: RunField, resolvers: RunOperation): RunPlanned =>
  async (context, variables, coerced) => {
    const { plans } = context.rest.trace;
    try {
      const value = await plan(coerced, context, variables);
      plans.cut += 1;
      return { data: { [key]: value } };
    } catch (error) {
      plans.left += 1;
      const isExpected =
        error instanceof UnplannedError ||
        error instanceof RestError ||
        error instanceof GraphQLError ||
        context.signal.aborted;
      if (!isExpected) context.log.error({ err: error }, 'a plan failed');
      return resolvers(context, variables);
    }
  };

/** The same schema with another type at its root. */
function rootsOf(schema: GraphQLSchema): (type: GraphQLObjectType) => GraphQLSchema {
  const known = new Map<GraphQLObjectType, GraphQLSchema>();
  return (type) => {
    let rooted = known.get(type);
    if (rooted === undefined) {
      const config = { ...schema.toConfig(), query: type, mutation: null, subscription: null, assumeValid: true };
      known.set(type, (rooted = new GraphQLSchema(config)));
    }
    return rooted;
  };
}

/** The operation with these fields alone. */
function partOf(
  { definitions, ...document }: DocumentNode,
  operation: OperationDefinitionNode,
  fields: readonly FieldNode[],
): [DocumentNode, OperationDefinitionNode] {
  const part: OperationDefinitionNode = {
    ...operation,
    selectionSet: { kind: Kind.SELECTION_SET, selections: fields },
  };
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  return [{ ...document, definitions: [part, ...fragments] }, part];
}

const fieldsBy =
  (run: RunOperation): ResolveFields =>
  async (model, context, variables) => {
    const { data, errors } = await run(context, variables, model);
    return errors === undefined && data != null ? data : leaveToResolvers();
  };

/** Null where there is no plan. */
function orNull<T>(compile: () => T): T | null {
  try {
    return compile();
  } catch (error) {
    // A condition may have a value that it must not have, which is told as the operation runs.
    if (error instanceof UnplannedError || error instanceof GraphQLError) return null;
    throw error;
  }
}

function joinedInOrder(keys: readonly string[], parts: readonly RunPlanned[]): RunPlanned {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  return async (context, variables, coerced) => {
    const results = await Promise.all(parts.map((run) => run(context, variables, coerced)));
    const errors = results.flatMap((result) => result.errors ?? []);
    const isNull = results.some(({ data }) => data == null);
    const values = new Map(results.flatMap(({ data }) => Object.entries(data ?? {})));
    const data = isNull
      ? null
      : Object.fromEntries(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key)]] : [])));
    return errors.length === 0 ? { data } : { errors, data };
  };
}

/** Whether any field of the root has a plan, whatever it is included by. */
function namesPlannedField(
  query: GraphQLObjectType,
  document: DocumentNode,
  { selectionSet }: OperationDefinitionNode,
): boolean {
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const holds = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) {
        const field = query.getFields()[selection.name.value];
        return field !== undefined && plannedPageOf(field) !== undefined;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) return holds(selection.selectionSet);
      const { value } = selection.name;
      const fragment = seen.has(value) ? undefined : fragments.get(value);
      seen.add(value);
      return fragment !== undefined && holds(fragment.selectionSet);
    });
  return holds(selectionSet);
}

/** The variables that a document includes and skips by. */
function conditionNamesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: ({ arguments: given }) => {
      for (const { value } of given ?? []) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
