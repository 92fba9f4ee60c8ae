import { createRequire } from 'node:module';
import babel, { defineRolldownBabelPreset, type RolldownBabelPreset } from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { testLimits } from '../scripts/lib/testLimits.ts';
import { testSeed } from '../scripts/lib/testSeed.ts';
import { bootScript } from './build/bootScript.ts';
import { chunkGroups } from './build/chunkGroups.ts';
import { inlineTokens } from './build/inlineTokens.ts';
import { intlMessages } from './build/intlMessages.ts';
import { persistedIds } from './build/persistedIds.ts';
import { scriptPreloads } from './build/scriptPreloads.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { stripDefaultMessages } from './build/stripDefaultMessages.ts';
import { unusedParts } from './build/unusedParts.ts';

/** What `react-intl` itself uses: npm installs a second copy of each beside `@formatjs/intl`. */
const { resolve: resolveFromIntl } = createRequire(createRequire(import.meta.url).resolve('react-intl'));
const sharedByIntl = ['intl-messageformat', '@formatjs/fast-memoize'];

const inBrowser = {
  environment: 'jsdom',
  setupFiles: ['src/testing/setup.ts', 'src/testing/propertySeed.ts'],
};

const signingOut = ['src/session.isolated.test.ts'];

/** A plugin of Babel for the files whose text matches. */
const onlyWhere = (code: RegExp, plugin: unknown): RolldownBabelPreset =>
  defineRolldownBabelPreset({ preset: () => ({ plugins: [plugin] }), rolldown: { filter: { code } } });

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

export default defineConfig(({ command, mode, isSsrBuild = false }) => ({
  plugins: [
    ...(command === 'build' ? [unusedParts({ isServer: isSsrBuild }), inlineTokens()] : []),
    persistedIds(),
    intlMessages(),
    ...(isSsrBuild ? [] : [bootScript(), scriptPreloads(), serviceWorker()]),
    // Babel reads what it has something to do in, which is a quarter of the files: it takes longer than all that follows.
    babel({
      include: /\/web\/src\/.*\.tsx?$/,
      presets: [
        onlyWhere(/\bgraphql`/, ['babel-plugin-relay', { eagerEsModules: true }]),
        ...(command === 'build' ? [onlyWhere(/\bdefineMessages\(/, stripDefaultMessages)] : []),
      ],
    }),
    react(),
  ],
  resolve: {
    alias: [
      // The legacy container API of the package's main entry costs 7 KiB and is not used.
      { find: /^react-relay$/, replacement: 'react-relay/hooks' },
      // Messages arrive parsed (see build/intlMessages.ts), so the parser stays out of the bundle.
      ...(mode === 'test'
        ? []
        : [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
            ...sharedByIntl.map((name) => ({ find: new RegExp(`^${name}$`), replacement: resolveFromIntl(name) })),
          ]),
    ],
  },
  define: { 'import.meta.env.LECTERN_OFFLINE': JSON.stringify(process.env.LECTERN_OFFLINE ?? 'on') },
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    port: Number(process.env.WEB_PORT ?? 4120),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/graphql', '/static', '/files', '/certificates'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  build: {
    target: 'es2024',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Short and without words: the boot script lists all of these files in every page. The manifest tells what they are.
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
  test: {
    provide: { seed: testSeed() },
    maxWorkers: 2,
    // A test counts on no other.
    sequence: { shuffle: { tests: true }, seed: testSeed() },
    projects: [
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          exclude: ['src/**/*.isolated.test.{ts,tsx}', 'src/**/*.node.test.{ts,tsx}'],
          // Tests leave nothing behind in modules; loading them again for each file took most of the time.
          isolate: false,
        },
      },
      // Those that replace modules, which others have loaded already, and those that bring a database: every page of a later file would
      // open it, and hold it open against anyone who deletes it. Each has a window and modules of its own in a process that others use
      // after it: to start one for each file, and to compile the libraries again in it, took longer than the tests.
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'web, alone',
          pool: 'vmForks',
          include: ['src/**/*.isolated.test.{ts,tsx}'],
          exclude: signingOut,
        },
      },
      // Who signs out leaves the window, which asks nobody before it is left from then on. The test watches that by a location of its own,
      // which no window but that of a process of its own lets be replaced.
      { extends: true, test: { ...inBrowser, name: 'web, leaving', include: signingOut } },
      // What the server draws, where there is neither a document nor a window.
      { extends: true, test: { name: 'web, server', environment: 'node', include: ['src/**/*.node.test.{ts,tsx}'] } },
    ],
    // Without setInterval: the window draws its frames by it, and one that began on a test's clock would never draw again, in no file
    // that shares the window.
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
    // The first test of a file pays for its imports; on a busy machine that takes seconds.
    ...testLimits,
  },
}));
