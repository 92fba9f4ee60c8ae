import config from '../playwright.config.ts';

/** Every text of a course is typed into at the pace of a quick typist, and takes pictures from everywhere: `npm run test:writing`. */
export default {
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list']],
  // What is typed arrives at a pace; journeys beside it would set that pace.
  workers: 1,
  timeout: 1_800_000,
  projects: config.projects?.filter(({ name }) => name === 'desktop'),
};
