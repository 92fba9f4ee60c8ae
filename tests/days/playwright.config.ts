import config from '../playwright.config.ts';

/**
 * A day's work of a voucher admin, a course admin and an admin, each at two workplaces, and both demo courses from enrolment to certificate by
 * mouse, keyboard and touch: `npm run test:days`.
 */
export default {
  ...config,
  testDir: '.',
  outputDir: '../../test-results',
  reporter: [['list']],
  // They share the integrations of one workspace, and each day is a long one.
  workers: 1,
  // The keyboard takes its time through twenty lectures on a busy machine.
  timeout: 1_200_000,
  projects: config.projects?.filter(({ name }) => name === 'desktop'),
};
