import { defineConfig } from 'vite';

/**
 * The run-time page of packages (web/src/scorm/player), a build of its own: it is served on the origin of the packages, where no file of
 * the app is, and the app's pages know nothing of its files.
 */
export default defineConfig({
  root: 'src/scorm/player',
  base: './',
  publicDir: false,
  build: {
    outDir: '../../../dist/player',
    emptyOutDir: true,
    target: 'es2024',
    modulePreload: { polyfill: false },
    // Beside `index.html`, so that the origin of packages serves one flat folder.
    assetsDir: '.',
  },
});
