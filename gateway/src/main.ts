/** Starts the gateway; SIGTERM and SIGINT let running requests finish. */
import { ConfigError, parseConfig, type Config } from './config.ts';
import { createContentServer } from './contentOrigin/contentServer.ts';
import { createLogDestination } from './http/logDestination.ts';
import { createServer } from './server.ts';
import { startWarnings } from './startWarnings.ts';

const [major] = process.versions.node.split('.');
if (Number(major) < 24) stopWith(`Node 24 or newer is needed; this is ${process.versions.node}.`);

const config = readConfig();
const log = createLogDestination();
const app = await createServer(config, undefined, log);
const content = await createContentServer(config, undefined, log);

// graphql-js forgets what it waited for when a part beside it fails at once: a failure of that must not end everybody's requests.
process.on('unhandledRejection', (reason) => app.log.error({ err: reason }, 'a failure that nobody waited for'));

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), config.shutdownTimeoutMs).unref();
    void Promise.all([app.close(), content.close()]).then(() => process.exit(0));
  });
}

try {
  await content.listen({ host: config.host, port: config.contentPort });
  await app.listen({ host: config.host, port: config.port });
  for (const warning of startWarnings(config)) app.log.warn(warning);
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    stopWith(
      `Port ${config.port} or ${config.contentPort} is taken. Stop what uses it, or set PORT or CONTENT_PORT to another one.`,
    );
  throw error;
}

function readConfig(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stopWith(error.message);
    throw error;
  }
}

function stopWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
