/**
 * The one door for documents. Runs them by compiled code: those of the persisted list at once, others when they are used again and
 * again and are small, as compiling takes time and memory by the field. What is not compiled runs on graphql-js, with the same
 * answer.
 */
import {
  execute,
  getOperationAST,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../context.ts';
import { refusedDocument } from '../errors.ts';
import { createCompiledOperations } from './compiledOperations.ts';
import { aliasesOf, depthOf, expandedFieldsOf, fragmentsOf } from './documentRules.ts';
import type { Documents } from './documents.ts';
import { toFinishedResult, type FinishedResult } from './finishedResult.ts';
import { inputSizeOf } from './inputSize.ts';
import { assertWithin, limits } from './limits.ts';
import { meterLists } from './meterLists.ts';
import { createOperationCosts } from './operationCosts.ts';
import type { Variables } from './pageSizes.ts';

/** Uses after which it pays to compile a document that anybody sent. */
const usesBeforeCompiling = 20;
/** About 50 ms of compiling. */
const largestCompiled = 300;
/** Of anybody's variables. An input that contains itself (a section in a branch) has no end, and compiling it would end the process. */
const largestInput = 300;

export interface CheckedOperation {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
}

export interface OperationRunner {
  /**
   * Reads a document and finds its operation. Throws a refusal of the document, and LIMIT_EXCEEDED where it asks for too much;
   * documents of the persisted list are the web client's own: of them the cost alone is measured.
   */
  prepare(query: string, operationName: string | undefined, variables: Variables): CheckedOperation;
  /** Whatever goes wrong is in the result. */
  run(operation: CheckedOperation, variables: Variables, context: Context): Promise<FinishedResult>;
}

export interface RunnerParts {
  /** Its lists are metered from now on. */
  readonly schema: GraphQLSchema;
  readonly documents: Pick<Documents, 'read' | 'isPersisted'>;
  /** Replaced by tests. */
  readonly compile?: typeof compileQuery;
}

export function createOperationRunner({
  schema,
  documents: { read, isPersisted },
  compile = compileQuery,
}: RunnerParts): OperationRunner {
  const costs = createOperationCosts(schema);
  const ready = createCompiledOperations();
  const uses = new WeakMap<OperationDefinitionNode, number>();
  const passed = new WeakSet<OperationDefinitionNode>();
  meterLists(schema, costs);

  /** Compiles what is worth it, once, and keeps it for the requests to come. */
  function compileOnce(checked: CheckedOperation): CompiledQuery | null {
    const { query, operationName, document, operation } = checked;
    const known = ready.find(query, operationName);
    if (known !== undefined) return known.compiled;
    const used = (uses.get(operation) ?? 0) + 1;
    uses.set(operation, used);
    const persisted = isPersisted(document);
    if (!(persisted && used === 1) && used % usesBeforeCompiling !== 0) return null;
    const fields = expandedFieldsOf(operation, fragmentsOf(document));
    if (!persisted && fields > largestCompiled) return null;
    if (inputSizeOf(schema, operation) > largestInput) return null;
    const compiled = compile(schema, document, operationName);
    if (!isCompiledQuery(compiled)) return null;
    if (persisted) ready.addPersisted({ ...checked, compiled });
    else ready.add({ ...checked, compiled }, fields);
    return compiled;
  }

  function assertWithinLimits({ document, operation }: CheckedOperation, variables: Variables): void {
    if (!passed.has(operation) && !isPersisted(document)) {
      assertWithin('aliases', aliasesOf(document));
      assertWithin('depth', depthOf(operation, fragmentsOf(document)));
      passed.add(operation);
    }
    assertWithin('cost', costs.requested(document, operation, variables));
  }

  return {
    prepare(query, operationName, variables) {
      const operation = ready.find(query, operationName) ?? readOperation(read(query), query, operationName);
      assertWithinLimits(operation, variables);
      return operation;
    },
    async run(checked, variables, context) {
      const { document, operation, operationName } = checked;
      const requested = costs.requested(document, operation, variables);
      // What a page of ours asks for is known; how large a course may get is the platform's rule.
      const most = isPersisted(document) ? Number.POSITIVE_INFINITY : limits.cost;
      context.cost.begin({ requested, base: costs.base(document, operation), most });
      const compiled = compileOnce(checked);
      const result = await (compiled === null
        ? execute({ schema, document, contextValue: context, variableValues: variables, operationName })
        : (compiled.query(undefined, context, variables) as Promise<ExecutionResult>));
      return toFinishedResult(result, context);
    },
  };
}

function readOperation(document: DocumentNode, query: string, operationName: string | undefined): CheckedOperation {
  const operation = getOperationAST(document, operationName);
  if (operation == null) {
    throw refusedDocument('`operationName` must name an operation of the document', 'BAD_USER_INPUT');
  }
  return { query, operationName, document, operation };
}
