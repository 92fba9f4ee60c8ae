import { GraphQLError, type ValidationRule } from 'graphql';

/**
 * An operation of a type that the schema has none of, such as `subscription`. The rules of graphql-js pass over it, so that it would
 * come to execution, and its answer would say that something has run.
 */
export const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation) != null) return;
    context.reportError(new GraphQLError(`The schema has no ${node.operation}s`, { nodes: node }));
  },
});
