import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bootScript } from './build/bootScript.ts';
import { inlineTokens } from './build/inlineTokens.ts';
import { intlMessages } from './build/intlMessages.ts';
import { persistedIds } from './build/persistedIds.ts';
import { precomputeStyles } from './build/precomputeStyles.ts';
import { stripDefaultMessages } from './build/stripDefaultMessages.ts';
import { unusedParts } from './build/unusedParts.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

export default defineConfig(({ command, mode }) => ({
  plugins: [
    ...(command === 'build' ? [unusedParts(), inlineTokens()] : []),
    persistedIds(),
    intlMessages(),
    bootScript(),
    babel({
      include: /\/web\/src\/.*\.tsx?$/,
      plugins: [
        ['babel-plugin-relay', { eagerEsModules: true }],
        ...(command === 'build' ? [stripDefaultMessages, precomputeStyles] : []),
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
          ]),
    ],
  },
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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Without names: the boot script lists all of these files in every page. The manifest tells what they are.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'relay', test: /node_modules\/(?:react-relay|relay-runtime)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            { name: 'intl', test: /node_modules\/(?:react-intl|intl-messageformat|@formatjs)\// },
            // What every page draws and what the first screens share: one file instead of dozens, whoever else uses parts of it.
            // What opens on demand stays out.
            {
              name: 'start',
              test: /web\/src\/(?:App|environment|requestError|session|i18n\/(?!loadAdmin)\w+\.tsx?$|routing\/|reading\/(?:preferences|readingSettings)|theme\/(?!createReadingTheme|cssColor|fonts|profileButtons)|tracking\/(?:track|useTracking)\.|shell\/(?!FeedbackTab|LanguageMenuList|NonAdminNotice|TemplateFrame|TestProfileSwitcher|TrialBanner\.|TrialOfferPage|UserMenuList|siteMessages|testProfiles)|ui\/(?:ButtonLink|Cover|DocumentTitle|EmptyState|ErrorState|LazyMenu|Page|PersonPicture|ResponsiveImage|Section|Skeleton|ToastProvider|VisuallyHidden|Waiting|arrival|coverPattern|messages|siteName|sourceSet|toastContext)\b|catalogue\/(?:CourseCard|CourseGrid|CatalogueStates|SearchField|messages))/,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    // The first test of a file pays for its imports; on a busy machine that takes seconds.
    testTimeout: 30_000,
  },
}));
