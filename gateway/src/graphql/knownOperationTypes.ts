import { GraphQLError, type ValidationRule } from 'graphql';

/**
 * Refuses operations of a type that the schema does not have, such as `subscription`. The rules of graphql-js let them pass, so that they
 * would be executed, and the answer would say that something has run.
 */
export const knownOperationTypes: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (context.getSchema().getRootType(node.operation) != null) return;
    context.reportError(new GraphQLError(`The schema has no ${node.operation}s`, { nodes: node }));
  },
});
