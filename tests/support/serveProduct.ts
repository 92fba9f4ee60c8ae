import { rm } from 'node:fs/promises';
import { startProduct } from './product.ts';

const dataDir = process.env['E2E_DATA'] ?? '';

const privateHosts = ['E2E_PROVIDER_PORT', 'E2E_RECEIVER_PORT']
  .map((name) => process.env[name])
  .filter((port) => port !== undefined)
  .map((port) => `127.0.0.1:${port}`);

/**
 * Runs the product for Playwright on the ports of `E2E_PORT` and `E2E_PLATFORM_PORT` until it is told to stop, with its data in
 * `E2E_DATA`. It may call the sign-in provider that a journey runs on `E2E_PROVIDER_PORT`, and the receiver of webhooks
 * on `E2E_RECEIVER_PORT`.
 */
const starting = startProduct({
  dataDir,
  env: { OUTBOUND_PRIVATE_HOSTS: privateHosts.join(',') },
  port: Number(process.env['E2E_PORT']),
  platformPort: Number(process.env['E2E_PLATFORM_PORT']),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end(0));
try {
  const product = await starting;
  process.stdout.write(`${product.output()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await end(1);
}

async function end(code: number): Promise<void> {
  const product = await starting.catch(() => null);
  await product?.stop();
  await rm(dataDir, { recursive: true, force: true });
  process.exit(code);
}
