/** A process of its own: both servers of a gateway log to its standard output; prints, as an error, how many lines were lost. */
import { parseConfig } from '../config.ts';
import { createContentServer } from '../contentOrigin/contentServer.ts';
import { createLogDestination } from '../http/logDestination.ts';
import { createServer } from '../server.ts';

const config = parseConfig({ ...process.env, APP_ENV: 'dev' });
const log = createLogDestination();
const servers = [await createServer(config, undefined, log), await createContentServer(config, undefined, log)];
for (const { log: lines } of servers) lines.info('a line');
await Promise.all(servers.map((server) => server.close()));
process.stderr.write(String(log.failures()));
