/**
 * Runs operations whose fields are cut out of what the platform answers. Each field of the root that has a plan runs by it, the others
 * together as they always do; and what a plan cannot answer is answered by the resolvers, of that field alone.
 */
import {
  getArgumentValues,
  getVariableValues,
  GraphQLSchema,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type FieldNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import { fragmentsOf } from '../documentRules.ts';
import type { OperationCosts } from '../operationCosts.ts';
import type { Variables } from '../pageSizes.ts';
import { askedFieldsOf, type Compilation } from './compileShapes.ts';
import { isAnswerable } from './isAnswerable.ts';
import { compilePage } from './pagePlan.ts';
import { plannedPageOf } from './plannedPage.ts';
import { leaveToResolvers, UnplannedError } from './UnplannedError.ts';
import type { ResolveFields } from './shapes.ts';

export type Result = ExecutionResult<Record<string, unknown>>;

/** Runs one operation. Never rejects: errors are part of the result. */
export type RunOperation = (context: Context, variables: Variables, root?: unknown) => Promise<Result>;

/** Prepares an operation to be run by resolvers alone. */
export type ByResolvers = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
) => RunOperation;

/** An operation by its plans; null where none of its fields has one. */
export type PlanOperation = (document: DocumentNode, operation: OperationDefinitionNode) => RunOperation | null;

export interface PlanParts {
  readonly schema: GraphQLSchema;
  readonly costs: Pick<OperationCosts, 'ofItem'>;
  readonly byResolvers: ByResolvers;
}

/** By the values of the variables that fields are included by; whoever sets them must not have plans made without end. */
const mostVariants = 8;

export function createResponsePlans({ schema, costs, byResolvers }: PlanParts): PlanOperation {
  const query = schema.getQueryType() ?? leaveToResolvers();
  const rootedAt = rootsOf(schema);

  /** Runs an operation under some conditions; null where none of its fields has a plan then. */
  function planFor(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    conditions: Variables,
  ): RunPlanned | null {
    const fragments = Object.fromEntries(fragmentsOf(document));
    const resolve: Compilation['resolve'] = (type, fields) => {
      if (!isAnswerable(type, fields, { schema, fragments })) leaveToResolvers();
      return fieldsBy(byResolvers(rootedAt(type), ...partOf(document, operation, fields)));
    };
    const planned: RunPlanned[] = [];
    const others: FieldNode[] = [];
    const asked = askedFieldsOf(query, [operation.selectionSet], { schema, fragments, conditions });
    for (const [key, fields] of asked) {
      const field = query.getFields()[fields[0].name.value];
      const page = field && plannedPageOf(field);
      const run =
        field &&
        page &&
        orNull(() => compilePage(field, page, fields, { schema, fragments, conditions, costs, sites: [], resolve }));
      if (run == null) {
        others.push(...fields);
        continue;
      }
      const resolvers = byResolvers(schema, ...partOf(document, operation, fields));
      planned.push(async (context, variables, coerced) => {
        try {
          const args = getArgumentValues(field as NonNullable<typeof field>, fields[0], coerced);
          return { data: { [key]: await run(args as never, context, variables) } };
        } catch {
          // Whatever it was, the resolvers meet it too and say what it means.
          return resolvers(context, variables);
        }
      });
    }
    if (planned.length === 0) return null;
    if (others.length > 0) planned.push(byResolvers(schema, ...partOf(document, operation, others)));
    return joinedInOrder([...asked.keys()], planned);
  }

  return (document, operation) => {
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
        variants.set(key, (run = planFor(document, operation, coerced)));
      }
      return run == null ? whole(context, variables) : run(context, variables, coerced);
    };
  };
}

/** `coerced`: the variables as the schema types them, with their defaults. */
type RunPlanned = (context: Context, variables: Variables, coerced: Variables) => Promise<Result>;

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

/** Null for what is in no table. */
function orNull<T>(compile: () => T): T | null {
  try {
    return compile();
  } catch (error) {
    if (error instanceof UnplannedError) return null;
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
    const values = Object.assign({}, ...results.map(({ data }) => data)) as Record<string, unknown>;
    const data = isNull ? null : Object.fromEntries(keys.map((key) => [key, values[key]]));
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
