import type { ErrorView, GatewayCode } from '../../errors.ts';
import { resultOf } from '../operationResult.ts';
import type { OperationPlugin } from './onePlugin.ts';

/**
 * The same status for an operation that was not executed, in the response and in `extensions.status`; an executed one is 200, even with
 * errors.
 */
export const statusPlugin: OperationPlugin = () => {
  let hasRun = false;
  return {
    willExecute() {
      hasRun = true;
    },
    willSendResponse({ response, request }) {
      const result = resultOf(response);
      if (result.data !== undefined || result.errors === undefined) return;
      // Variables that do not fit are found as execution begins.
      const isUnfit = hasRun || result.errors.some(({ extensions: { code } }) => unfit.has(code));
      const isPlain = isUnfit && prefersPlainJson(request.http?.headers.get('accept'));
      const status = isPlain ? 200 : (result.errors[0]?.extensions.status ?? 200);
      response.http.status = status;
      result.errors = result.errors.map((view) => withWireStatus(view, status));
    },
  };
};

const unfit: ReadonlySet<string> = new Set<GatewayCode>(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']);

/**
 * Who asks for `application/json` by name gets 200 for a document that cannot be read, does not fit the schema or has variables that
 * do not fit, as GraphQL over HTTP has it: a proxy may have answered anything else in that type.
 */
const prefersPlainJson = (accept = ''): boolean =>
  accept.includes('application/json') && !accept.includes('graphql-response+json');

/** `extensions.status` of what did not run is the status of the answer; 200 is not worth saying. */
function withWireStatus(view: ErrorView, status: number): ErrorView {
  const { status: _own, ...extensions } = view.extensions;
  return { ...view, extensions: status === 200 ? extensions : { ...extensions, status } };
}
