import config from '../playwright.config.ts';

/** The whole grid of screens, languages, colour modes and sizes: `npm run test:axe`. */
export default {
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list']],
  timeout: 180_000,
  projects: config.projects?.slice(0, 1),
};
