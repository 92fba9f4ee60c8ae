import config from '../playwright.config.ts';

/** A whole course is written in the editor, twice: `npm run test:rebuild`. */
export default {
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list']],
  projects: config.projects?.filter(({ name }) => name === 'desktop'),
};
