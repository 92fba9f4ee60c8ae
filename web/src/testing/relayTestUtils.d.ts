/** The part of relay-test-utils that the tests use; the package brings no types. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLSingularResponse, OperationDescriptor, RequestParameters } from 'relay-runtime';

  export interface MockEnvironment extends Environment {
    mock: {
      getAllOperations(): OperationDescriptor[];
      getMostRecentOperation(): OperationDescriptor;
      queueOperationResolver(
        resolver: (operation: OperationDescriptor) => GraphQLSingularResponse | Error | undefined,
      ): void;
      resolve(request: OperationDescriptor | RequestParameters, payload: GraphQLSingularResponse): void;
      nextValue(request: OperationDescriptor | RequestParameters, payload: GraphQLSingularResponse): void;
      complete(request: OperationDescriptor | RequestParameters): void;
      reject(request: OperationDescriptor | RequestParameters, error: Error): void;
    };
    mockClear(): void;
  }

  export function createMockEnvironment(config?: object): MockEnvironment;

  export namespace MockPayloadGenerator {
    /** What a type's fields give, by the name of the type. */
    type MockResolvers = Record<
      string,
      (context: { args?: Record<string, unknown>; path?: readonly string[] }, generateId: () => number) => unknown
    >;
    function generate(operation: OperationDescriptor, resolvers?: MockResolvers | null): GraphQLSingularResponse;
  }
}
