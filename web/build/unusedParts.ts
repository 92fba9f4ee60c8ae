import type { Plugin } from 'vite';

/** A CommonJS module without anything in it. */
const nothing = 'module.exports = {};';

/** A CommonJS module of a single function, as Babel's helpers are. */
const helper = (source: string): string =>
  `const helper = ${source}; module.exports = helper; helper.__esModule = true; helper.default = helper;`;

/**
 * Modules that our libraries bring along without us using them, each with what takes its place. Most packages are CommonJS or
 * one large class, so a bundler cannot drop these on its own. Together about 20 KiB gzip of the first screen. Anyone who starts to
 * use one takes it off the list, and its names off `no-restricted-imports` in `.oxlintrc.json`: unit tests run with all of a library.
 */
const replacements: Readonly<Record<string, string>> = {
  // Relay: the variants of hooks that a feature flag switches off, experiments, entry points, subscriptions, updatable queries.
  'react-relay/lib/relay-hooks/EntryPointContainer.react.js': nothing,
  'react-relay/lib/relay-hooks/loadEntryPoint.js': nothing,
  'react-relay/lib/relay-hooks/useEntryPointLoader.js': nothing,
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js': nothing,
  'react-relay/lib/relay-hooks/useLoadMoreFunction.js':
    "module.exports = require('./useLoadMoreFunction_EXPERIMENTAL');",
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js': nothing,
  'react-relay/lib/relay-hooks/useQueryLoader.js': "module.exports = require('./useQueryLoader_EXPERIMENTAL');",
  'react-relay/lib/relay-hooks/useSubscribeToInvalidationState.js': nothing,
  'react-relay/lib/relay-hooks/useSubscription.js': nothing,
  'relay-runtime/lib/experimental.js': nothing,
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js': nothing,
  'relay-runtime/lib/mutations/applyOptimisticMutation.js': nothing,
  'relay-runtime/lib/mutations/readUpdatableFragment.js': nothing,
  'relay-runtime/lib/mutations/readUpdatableQuery.js': nothing,
  'relay-runtime/lib/network/RelayQueryResponseCache.js': nothing,
  'relay-runtime/lib/query/fetchQuery_DEPRECATED.js': nothing,
  'relay-runtime/lib/store/NormalizationEngine.js': nothing,
  'relay-runtime/lib/store/createFragmentSpecResolver.js': nothing,
  'relay-runtime/lib/subscription/requestSubscription.js': nothing,
  'relay-runtime/lib/util/createPayloadFor3DField.js': nothing,
  // Fields that are computed in the browser: the store asks their cache at each update, and there are none.
  'relay-runtime/lib/store/live-resolvers/LiveResolverCache.js': `
    class LiveResolverCache {
      batchLiveStateUpdates(update) { update(); }
      batchLiveStateUpdatesWithoutNotify(update) { update(); return false; }
      getLiveResolverPromise() {}
      invalidateDataIDs() {}
      invalidateResolverRecords() {}
      unsubscribeFromLiveResolverRecords() {}
    }
    module.exports = { LiveResolverCache, getUpdatedDataIDs: (records) => records };`,

  // What Relay's packages need in browsers that do not know today's syntax.
  '@babel/runtime/helpers/objectSpread2.js': helper('(target, ...sources) => Object.assign(target, ...sources)'),
  '@babel/runtime/helpers/createForOfIteratorHelper.js': helper(`(list) => {
    const steps = list[Symbol.iterator]();
    return { s() {}, n: () => steps.next(), e(error) { throw error; }, f() {} };
  }`),

  '@babel/runtime/helpers/defineProperty.js': helper(`(object, key, value) =>
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })`),
  '@babel/runtime/helpers/toConsumableArray.js': helper('(list) => [...list]'),

  // The router: what belongs to rendering on a server, and to those who measure it.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react';
    const nothing = () => null;
    export const FrameworkContext = createContext(undefined);
    export const mergeRefs = (ref) => ref;
    export const usePrefetchBehavior = () => [false, null, {}];
    export const useFrameworkContext = nothing, setIsHydrated = nothing, CRITICAL_CSS_DATA_ATTRIBUTE = '';
    export { nothing as Links, nothing as Meta, nothing as PrefetchPageLinks, nothing as Scripts };`,
  'react-router/dist/production/lib/router/instrumentation.js': `
    const nothing = () => undefined;
    export {
      nothing as consumeInstrumentationClientResultMetaReceiver,
      nothing as getRouteInstrumentationUpdates,
      nothing as instrumentClientSideRouter,
      nothing as instrumentHandler,
      nothing as instrumentationResultMetaContext,
    };`,

  // Mirrored styles, for languages that are written from right to left: we have none (I18N-01).
  'rtl-css-js/dist/esm/core.js':
    'export const convert = (rules) => rules; export const convertProperty = (key, value) => ({ key, value });',
};

/** The modules that are empty in the bundle. */
export const emptied = Object.keys(replacements).filter((name) => replacements[name] === nothing);

/**
 * Fluent's 28 colours for avatars without a picture, in each shade: ours are in the workspace's colour. Two remain, because
 * the dark theme corrects them by name.
 */
const personaColors = [
  ['@fluentui/tokens/lib/sharedColorNames.js', 'personaSharedColorNames = [', "'darkRed', 'plum'"],
  ['@fluentui/tokens/lib/global/colorPalette.js', 'personaSharedColors = {', 'darkRed, plum'],
] as const;

/**
 * Modules that give their components a name for debugging, which is an effect: those that nobody uses would stay in the bundle, with
 * all that they use, as would those that come from a call. Without both, the bundler drops them on its own.
 */
const namedComponents: ReadonlySet<string> = new Set([
  'react-intl/index.js',
  'react-router/dist/production/lib/context.js',
  'react-router/dist/production/lib/dom/lib.js',
]);
const debugName = /^\w+\.displayName = .+;$/gm;
const componentCall = /^(const \w+ = )(?=(?:React\S*\.(?:forwardRef|memo|createContext)|createFormatted\w+)\()/gm;

/** The code of such a module, its components free of effects. */
export const withoutDebugNames = (code: string): string =>
  code.replace(debugName, '').replace(componentCall, '$1/* @__PURE__ */ ');

/**
 * Leaves out the parts of our libraries that are listed here. Fails the build when one of them has moved (ADR 0018); that of the server has the
 * same parts as far as it has any.
 */
export function unusedParts({ isServer }: { isServer: boolean }): Plugin {
  const left = new Set([...Object.keys(replacements), ...personaColors.map(([name]) => name), ...namedComponents]);
  return {
    name: 'lectern:unused-parts',
    enforce: 'pre',
    load(id) {
      const name = nameOf(id);
      left.delete(name);
      return Object.hasOwn(replacements, name) ? (replacements[name] ?? null) : null;
    },
    transform(code, id) {
      if (namedComponents.has(nameOf(id))) {
        if (code.search(debugName) === -1) this.error(`${id} has no longer names for debugging.`);
        return { code: withoutDebugNames(code), map: null };
      }
      const [, start, kept] = personaColors.find(([name]) => name === nameOf(id)) ?? [];
      if (start === undefined) return null;
      const from = code.indexOf(start);
      if (from === -1) this.error(`${id} has no longer "${start}".`);
      const open = from + start.length;
      const end = code.indexOf(start.endsWith('[') ? ']' : '}', open);
      return { code: code.slice(0, open) + kept + code.slice(end), map: null };
    },
    buildEnd(error) {
      if (!error && !isServer && left.size > 0)
        this.error(`Not in the bundle any more; see web/build/unusedParts.ts: ${[...left].join(', ')}`);
    },
  };
}

/** The path of a module below the last `node_modules`; empty for one of ours. */
function nameOf(id: string): string {
  return /^.*\/node_modules\/(.+)$/.exec(id)?.[1] ?? '';
}
