#!/usr/bin/env node
import { bootstrap } from '../../scripts/lib/bootstrap.mjs';

/** `npx lectern`: on the Node of the repository, which runs TypeScript as it is. */
await bootstrap(async () => {
  const { main } = await import('../src/main.ts');
  return main(process.argv.slice(2));
});
