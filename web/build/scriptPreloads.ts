import type { Plugin } from 'vite';
import { chunkOf, chunksOf, pageModules, withImports } from './pageChunks.ts';

/**
 * Which scripts the first file has loaded beside one that it imports on demand, so that none waits for another. The document loads
 * what the first file itself needs, and names the scripts of each page (`bootScript.ts`), which `src/routing/preloadCode.ts` reads
 * there: the first file does not say either again.
 */
export function scriptPreloads(): Plugin {
  let named: ReadonlySet<string> = new Set();
  let loaded: ReadonlySet<string> = new Set();
  return {
    name: 'lectern:script-preloads',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, scripts, { hostType }) => {
            if (hostType === 'html') return scripts;
            return named.has(file) ? [] : scripts.filter((script) => !loaded.has(script));
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = chunksOf(bundle);
        const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
        loaded = withImports(chunks, entries);
        named = new Set(pageModules.flatMap(([, module]) => chunkOf(chunks, module)?.fileName ?? []));
      },
    },
  };
}
