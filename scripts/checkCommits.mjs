import { bootstrap } from './lib/bootstrap.mjs';

/** For `.ci/run`: whether each commit of the change stands by its own, see `lib/commitChecks.ts`. */
await bootstrap(async () => {
  const { checkCommits } = await import('./lib/commitChecks.ts');
  const { ROOT } = await import('./lib/root.mjs');
  return checkCommits(ROOT);
});
