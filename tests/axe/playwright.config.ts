import config from '../playwright.config.ts';

/** The whole grid of screens, languages, colour modes and sizes: `npm run test:axe`. */
export default {
  ...config,
  testDir: '.',
  // Every test signs in for itself, so all workers take part.
  fullyParallel: true,
  outputDir: '../../test-results',
  reporter: [['list']],
  projects: config.projects?.filter(({ name }) => name === 'desktop'),
};
