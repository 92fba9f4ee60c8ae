/** A process of its own: prints the addresses of all modules that a gateway of this environment loads. */
import { registerHooks } from 'node:module';
import { parseConfig } from '../config.ts';

const urls: string[] = [];
registerHooks({
  load(url, context, nextLoad) {
    urls.push(url);
    return nextLoad(url, context);
  },
});
const { createServer } = await import('../server.ts');
const app = await createServer(parseConfig({ ...process.env, APP_ENV: 'dev', LOG_LEVEL: 'silent' }));
await app.close();
process.stdout.write(JSON.stringify(urls));
