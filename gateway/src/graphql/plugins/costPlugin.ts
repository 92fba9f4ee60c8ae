import type { Context } from '../../context.ts';
import { assertWithin } from '../assertWithin.ts';
import { limits } from '../limits.ts';
import type { OperationCosts } from '../operationCosts.ts';
import { resultOf } from '../operationResult.ts';
import type { PersistedList } from '../persistedList.ts';
import type { OperationPlugin } from './onePlugin.ts';

/**
 * Refuses an operation that would cost too much by the pages it asks for, has its lists metered while it runs (`meterLists.ts`), and
 * tells what it cost in `extensions.cost`.
 */
export const costPlugin =
  (costs: OperationCosts, list: Pick<PersistedList, 'has'>): OperationPlugin =>
  () => {
    let requested = 0;
    let hasRun = false;
    return {
      didResolveOperation({ document, operation, request: { variables = {} } }) {
        if (operation === undefined) return;
        requested = costs.requested(document, operation, variables);
        assertWithin('cost', requested);
      },
      willExecute({ document, operation, contextValue: { cost, rest } }) {
        hasRun = true;
        rest.trace.untoldCost = requested;
        // The web client's own page sizes are known; the size of a course is limited by the platform.
        const most = list.has(document) ? Number.POSITIVE_INFINITY : limits.cost;
        cost.begin({ requested, base: costs.base(document, operation), most });
      },
      willSendResponse({ response, contextValue }) {
        if (!hasRun) return;
        const result = resultOf(response);
        result.extensions = { ...result.extensions, cost: costOf(contextValue) };
      },
    };
  };

/** As the schema tells of `extensions.cost`. */
const costOf = ({ cost, rest: { trace } }: Context): Record<string, number> => ({
  limit: limits.cost,
  requested: cost.requested,
  actual: cost.actual,
  callLimit: trace.mostCalls,
  calls: trace.calls,
});
