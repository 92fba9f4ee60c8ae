import { buildApp } from './app.ts';
import { runServer } from './runServer.ts';

await runServer({ build: buildApp, portOf: ({ port }) => port, portVariable: 'PLATFORM_PORT' });
