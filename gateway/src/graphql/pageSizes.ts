/** The sizes of pages that a document asks for. */
import { visit, type DocumentNode, type FieldNode, type OperationDefinitionNode, type ValueNode } from 'graphql';
import { defaultPageSize } from '../pagination.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** Arguments that say how long a page is. */
const sizeArguments: ReadonlySet<string> = new Set(['first', 'last', 'size']);

/** The maximum length of a page: as requested, else the default of its list. */
export function pageSizeOf(
  field: FieldNode,
  usual: number | undefined,
  operation: OperationDefinitionNode,
  variables: Variables,
): number {
  const stated = sizesOf(field).map((size) =>
    size.kind === 'IntValue'
      ? Number(size.value)
      : size.kind === 'Variable'
        ? (variableSizeOf(size.name.value, operation, variables) ?? 0)
        : 0,
  );
  const largest = Math.max(0, ...stated);
  return largest > 0 ? largest : (usual ?? defaultPageSize);
}

const sizesOf = (field: FieldNode): readonly ValueNode[] =>
  (field.arguments ?? []).filter(({ name }) => sizeArguments.has(name.value)).map(({ value }) => value);

/** The variables by which a document, whichever of its operations runs, is told the size of a page. */
export function sizeVariablesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Field(field) {
      for (const size of sizesOf(field)) if (size.kind === 'Variable') names.add(size.name.value);
    },
  });
  return [...names];
}

/** The number that a variable gives, on its own or by its default; null when it gives none. */
export function variableSizeOf(name: string, operation: OperationDefinitionNode, variables: Variables): number | null {
  const given = variables[name];
  if (given !== undefined) return typeof given === 'number' ? given : null;
  const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === name)?.defaultValue;
  return declared?.kind === 'IntValue' ? Number(declared.value) : null;
}
