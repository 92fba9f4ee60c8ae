import { isFault, toErrorView } from '../../errors.ts';
import { resultOf } from '../operationResult.ts';
import { inOurWords } from '../serverRefusals.ts';
import type { OperationPlugin } from './onePlugin.ts';

/**
 * The only place where errors are turned into what clients read (GW-09, OP-13): with the id of the request, internal ones masked and
 * logged. A plugin and not `formatError`, which knows nothing of the request.
 */
export const maskingPlugin: OperationPlugin = () => ({
  didEncounterErrors({ errors, contextValue: { log } }) {
    for (const error of errors.map(inOurWords)) {
      if (isFault(error)) log.error({ err: error }, 'a field could not be resolved');
    }
  },
  willSendResponse({ errors, response, contextValue: { requestId } }) {
    if (errors === undefined) return;
    resultOf(response).errors = errors.map((error) => toErrorView(inOurWords(error), requestId));
  },
});
