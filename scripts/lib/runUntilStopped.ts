import { onOrphaned } from './onOrphaned.ts';
import { ROOT } from './root.mjs';
import { startProduct } from './startProduct.ts';
import { describeProduct } from './describeProduct.ts';

/** Runs the product until a signal, the death of the starter or a server that cannot be kept up; answers the exit code. */
export async function runUntilStopped({ dev }: { readonly dev: boolean }): Promise<number> {
  // A closed terminal or pipe must not end the process before it has stopped its servers.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {});
  }
  const { promise: stopRequest, resolve: requestStop } = Promise.withResolvers<{ code: number; reason?: string }>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => requestStop({ code: 0 }));
  }
  onOrphaned(() => requestStop({ code: 0 }));
  const product = await startProduct({
    root: ROOT,
    dev,
    log: console.log,
    environment: process.env,
    stopRequest,
    onGivenUp: (reason) => requestStop({ code: 1, reason }),
  });
  if (product) {
    console.log(describeProduct(product));
  }
  const { code, reason } = await stopRequest;
  if (reason) {
    console.error(reason);
  }
  if (product) {
    console.log('\nStopping.');
    await product.stop();
    console.log('Stopped. The data is kept.');
  }
  return code;
}
