import { bootstrap } from './lib/bootstrap.mjs';

/** `npm start` and, with `--dev`, `npm run dev`. What it does is told in `lib/runProduct.mjs`. */
await bootstrap(async () => {
  const { runUntilStopped } = await import('./lib/runUntilStopped.mjs');
  return runUntilStopped({ dev: process.argv.includes('--dev') });
});
