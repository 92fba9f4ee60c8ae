import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/graphql-ide/',
  html: { cspNonce: '__CSP_NONCE__' },
  // As Node resolves it, so that the editor and the language service share one copy.
  resolve: { dedupe: ['graphql', 'react', 'react-dom'] },
  build: {
    target: 'es2024',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 8_000,
    rolldownOptions: {
      onwarn(warning, warn) {
        // Libraries mark their modules for server components, of which there are none here.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  worker: { format: 'es' },
});
