import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, mergeConfig } from 'vite';
import { pageModules } from './build/pageChunks.ts';
import { drawnPaths } from './src/server/drawnPaths.ts';
import client from './vite.config.ts';

const drawn = new Set(pageModules.filter(([path]) => drawnPaths.has(path)).map(([, module]) => module));
const notDrawn = new Set(pageModules.map(([, module]) => module).filter((module) => !drawn.has(module)));

/** The page of the build for browsers, which comes first: it names its scripts by their content. */
const page = readFileSync(resolve(import.meta.dirname, 'dist/index.html'));

/**
 * The client once more, as the gateway loads it to draw pages (`src/server/server.tsx`): one bundle with everything in it, made of the same
 * modules by the same rules, so that both draw the same.
 */
export default defineConfig((env) => {
  const { build: _build, html: _html, ...shared } = client({ ...env, isSsrBuild: true });
  return mergeConfig(shared, {
    publicDir: false,
    plugins: [
      {
        name: 'lectern:drawn-pages',
        enforce: 'pre' as const,
        load: (id: string) => (notDrawn.has(id) ? 'export {};' : null),
      },
    ],
    define: {
      'process.env.NODE_ENV': JSON.stringify('production'),
      'import.meta.env.LECTERN_PAGE_HASH': JSON.stringify(createHash('sha256').update(page).digest('hex')),
    },
    ssr: {
      noExternal: true,
      // Not what is for Node: Fluent is CommonJS there, which the rules above do not know.
      resolve: { conditions: ['module', 'import', 'production', 'default'] },
    },
    build: {
      ssr: 'src/server/server.tsx',
      outDir: 'dist-server',
      target: 'node24',
      sourcemap: false,
      rolldownOptions: { output: { entryFileNames: 'server.js', chunkFileNames: '[hash:7].js' } },
    },
  });
});
