import { startProduct } from './product.ts';

/** Runs the product for Playwright on the ports of `E2E_PORT` and `E2E_PLATFORM_PORT` until it is told to stop. */
const product = await startProduct({
  port: Number(process.env['E2E_PORT']),
  platformPort: Number(process.env['E2E_PLATFORM_PORT']),
});
process.stdout.write(`${product.output()}\n`);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void product.stop().then(() => process.exit(0)));
}
