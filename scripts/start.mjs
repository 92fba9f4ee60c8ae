import { bootstrap } from './lib/bootstrap.mjs';

/** `npm start` and, with `--dev`, `npm run dev`. What it does is told in `lib/startProduct.ts`. */
await bootstrap(async () => {
  const { runUntilStopped } = await import('./lib/runUntilStopped.ts');
  return runUntilStopped({ dev: process.argv.includes('--dev') });
});
