import { bootstrap } from './lib/bootstrap.mjs';

/** `npm test`, and `npm test -- --only platform,e2e` for some of its steps. */
await bootstrap(async () => {
  const { runTests } = await import('./lib/runTests.ts');
  return runTests(process.argv.slice(2));
});
