import type { OperationDefinitionNode } from 'graphql';
import { asksForTooMuch, refusedDocument } from '../../errors.ts';
import { aliasesOf, depthOf, fragmentsOf } from '../documentRules.ts';
import { assertWithin } from '../assertWithin.ts';
import { resultOf } from '../operationResult.ts';
import type { PersistedList } from '../persistedList.ts';
import type { OperationHooks, OperationPlugin } from './onePlugin.ts';

/**
 * Holds each operation against the limits of aliases and depth, once for all its uses; documents of the persisted list are the web
 * client's own. Characters and tokens are counted before, by `requestedOperation.ts` and the parser; an automatic persisted query is
 * registered by a request that came through here.
 */
export function limitsPlugin(list: Pick<PersistedList, 'has'>): OperationPlugin {
  const passed = new WeakSet<OperationDefinitionNode>();
  const hooks: OperationHooks = {
    didResolveOperation({ document, operation }) {
      if (operation === undefined) {
        throw refusedDocument('`operationName` must name an operation of the document', 'BAD_USER_INPUT');
      }
      if (passed.has(operation) || list.has(document)) return;
      assertWithin('aliases', aliasesOf(document));
      assertWithin('depth', depthOf(operation, fragmentsOf(document)));
      passed.add(operation);
    },
    willSendResponse({ response, contextValue: { exchange } }) {
      const { errors } = resultOf(response);
      return errors?.some(asksForTooMuch) === true ? exchange.countRefused() : undefined;
    },
  };
  return () => hooks;
}
