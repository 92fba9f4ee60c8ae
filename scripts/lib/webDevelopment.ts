import { watch } from 'node:fs';
import { join } from 'node:path';
import { launchServer } from './launchServer.ts';
import { runToEnd } from './runToEnd.ts';

const SETTLE_MS = 200;

interface Start {
  readonly root: string;
  readonly node: string;
  readonly port: number;
  readonly gatewayUrl: string;
  readonly log: (line: string) => void;
  readonly onSpawn: (pid: number) => void;
}

/**
 * The web client's development server with hot reload, which the gateway shows through, and the Relay compiler after
 * each change of a source.
 */
export async function startWebDevelopment({ root, node, port, gatewayUrl, log, onSpawn }: Start): Promise<{
  stop(): Promise<void>;
}> {
  const folder = join(root, 'web');
  const compileRelay = () =>
    runToEnd({
      what: 'The Relay compiler',
      node,
      script: join(root, 'node_modules/relay-compiler/cli.js'),
      root: folder,
      env: process.env,
    });
  await compileRelay();
  const server = await launchServer({
    name: 'web development server',
    command: [node, join(root, 'node_modules/vite/bin/vite.js'), '--host', '127.0.0.1', '--port', String(port)],
    cwd: folder,
    env: { ...process.env, WEB_PORT: String(port), GATEWAY_URL: gatewayUrl },
    readyUrl: `http://127.0.0.1:${port}/`,
    onSpawn,
  });
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(join(folder, 'src'), { recursive: true }, (_event, file) => {
    if (!file || file.includes('__generated__') || !/\.tsx?$/.test(file)) {
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(() => void compileRelay().catch((error: Error) => log(error.message)), SETTLE_MS);
  });
  return {
    async stop() {
      clearTimeout(timer);
      watcher.close();
      await server.stop();
    },
  };
}
