/**
 * Runs documents for Apollo Server, in place of its own execution: those of the persisted list by compiled code from the start, others once they
 * are used often and are small, because compiling takes time and memory per field. Everything else runs on graphql-js, with the same
 * answer.
 */
import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { createCompiledOperations } from './compiledOperations.ts';
import { expandedFieldsOf, fragmentsOf } from './documentRules.ts';
import { inputSizeOf } from './inputSize.ts';
import type { Variables } from './pageSizes.ts';
import type { PersistedList } from './persistedList.ts';

/** Uses after which it pays to compile a document that is on no list. */
const usesBeforeCompiling = 20;
/** About 50 ms of compiling. */
const largestCompiled = 300;
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
  /** Replaced in tests. */
  readonly compile?: typeof compileQuery;
}

export function createExecutor({ schema, list, compile = compileQuery }: ExecutorParts): Executor {
  const ready = createCompiledOperations();
  const uses = new WeakMap<OperationDefinitionNode, number>();

  /** Compiles an operation once it is worth it, and keeps the code for later requests. */
  function compileOnce(document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null {
    const known = ready.find(operation);
    if (known !== undefined) return known;
    const used = (uses.get(operation) ?? 0) + 1;
    uses.set(operation, used);
    const isPersisted = list.has(document);
    if (!(isPersisted && used === 1) && used % usesBeforeCompiling !== 0) return null;
    const fields = expandedFieldsOf(operation, fragmentsOf(document));
    if (!isPersisted && fields > largestCompiled) return null;
    if (inputSizeOf(schema, operation) > largestInput) return null;
    const compiled = compile(schema, document, operation.name?.value);
    if (!isCompiledQuery(compiled)) return null;
    if (isPersisted) ready.addPersisted(operation, compiled);
    else ready.add(operation, compiled, fields);
    return compiled;
  }

  return async ({ document, operation, variables, context }) => {
    const compiled = compileOnce(document, operation);
    return await (compiled === null
      ? execute({
          schema,
          document,
          contextValue: context,
          variableValues: variables,
          operationName: operation.name?.value,
        })
      : compiled.query(undefined, context, variables));
  };
}
