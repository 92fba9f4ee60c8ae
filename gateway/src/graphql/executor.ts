/**
 * Runs documents for Apollo Server, in place of its own execution: those of the persisted list by compiled code from the start, others once they
 * are used often and are small, because compiling takes time and memory per field. Everything else runs on graphql-js, with the same
 * answer.
 */
import {
  createSourceEventStream,
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { expandedFieldsOf, fragmentsOf } from './documentRules.ts';
import { inputSizeOf } from './inputSize.ts';
import type { Variables } from './pageSizes.ts';
import type { OperationCosts } from './operationCosts.ts';
import type { PersistedList } from './persistedList.ts';
import { createReadyOperations } from './readyOperations.ts';
import { createResponsePlans } from './responsePlan/responsePlans.ts';
import type { RunOperation } from './RunOperation.ts';

/** Uses after which it pays to compile a document that is on no list. */
const usesBeforeCompiling = 20;
/** About 50 ms of compiling. */
const largestCompiled = 300;
/** How many of the ways in which a document may include its fields are planned. */
const variantsOfList = 8;
const variantsOfOthers = 2;
/** Than compiled code alone: two variants, each with what resolvers answer in them. */
const timesLargerPlanned = 8;
/** Of anybody's variables. An input that contains itself (a section in a branch) has no end, and compiling it would end the process. */
const largestInput = 300;

export interface Execution {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly variables: Variables;
  readonly context: Context;
}

/** Never rejects: errors are part of the result. */
export type Executor = (execution: Execution) => Promise<ExecutionResult<Record<string, unknown>>>;

export interface ExecutorParts {
  readonly schema: GraphQLSchema;
  readonly list: Pick<PersistedList, 'has'>;
  readonly costs: Pick<OperationCosts, 'ofItem'>;
  /** Replaced in tests. */
  readonly compile?: typeof compileQuery;
}

export function createExecutor({ schema, list, costs, compile = compileQuery }: ExecutorParts): Executor {
  const ready = createReadyOperations();
  const uses = new WeakMap<OperationDefinitionNode, number>();
  const planOf = createResponsePlans({ schema, costs, byResolvers });

  /** Compiled at the first use. */
  function byResolvers(
    rooted: GraphQLSchema,
    document: DocumentNode,
    operation: OperationDefinitionNode,
  ): RunOperation {
    let compiled: CompiledQuery | null = null;
    let isTried = false;
    return async (context, variables, root) => {
      if (!isTried) {
        isTried = true;
        compiled =
          inputSizeOf(schema, operation) > largestInput
            ? null
            : asCompiled(compile(rooted, document, operation.name?.value));
      }
      return await (compiled === null
        ? interpret(rooted, { document, operation, variables, context }, root)
        : compiled.query(root, context, variables));
    };
  }

  /** Makes an operation ready once it is worth it, and keeps that for later requests. */
  function readyOnce(document: DocumentNode, operation: OperationDefinitionNode): RunOperation | null {
    const known = ready.find(operation);
    if (known !== undefined) return known;
    const used = (uses.get(operation) ?? 0) + 1;
    uses.set(operation, used);
    const isPersisted = list.has(document);
    if (!(isPersisted && used === 1) && used % usesBeforeCompiling !== 0) return null;
    const fields = expandedFieldsOf(operation, fragmentsOf(document));
    if (!isPersisted && fields > largestCompiled) return null;
    const planned = planOf(document, operation, isPersisted ? variantsOfList : variantsOfOthers);
    const run = planned ?? byResolvers(schema, document, operation);
    if (isPersisted) ready.addPersisted(operation, run);
    else ready.add(operation, run, planned === null ? fields : fields * timesLargerPlanned);
    return run;
  }

  return async ({ document, operation, variables, context }) => {
    if (operation.operation === 'subscription') return runEvent(schema, { document, operation, variables, context });
    const run = readyOnce(document, operation);
    return run === null
      ? await interpret(schema, { document, operation, variables, context })
      : await run(context, variables);
  };
}

/**
 * One event of a subscription: the state as it is now. Listens before it reads, and again where that has ended, so that nothing is missed in between.
 */
async function runEvent(schema: GraphQLSchema, execution: Execution): ReturnType<Executor> {
  const { document, operation, variables, context } = execution;
  if (context.live?.isListening !== true) {
    const listening = await createSourceEventStream({
      schema,
      document,
      contextValue: context,
      variableValues: variables,
      operationName: operation.name?.value,
    });
    if (!(Symbol.asyncIterator in listening)) return listening;
  }
  return interpret(schema, execution);
}

const interpret = (
  schema: GraphQLSchema,
  { document, operation, variables, context }: Execution,
  rootValue?: unknown,
): ReturnType<typeof execute> =>
  execute({
    schema,
    document,
    rootValue,
    contextValue: context,
    variableValues: variables,
    operationName: operation.name?.value,
  });

const asCompiled = (compiled: CompiledQuery | ExecutionResult): CompiledQuery | null =>
  isCompiledQuery(compiled) ? compiled : null;
