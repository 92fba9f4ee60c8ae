import type { Argon2Parameters } from 'node:crypto';
import { Worker } from 'node:worker_threads';

export type DeriveOrder = Argon2Parameters;

export type DeriveResult = { readonly bytes: Uint8Array } | { readonly problem: string };

interface Thread {
  readonly worker: Worker;
  /** Of the order it works at. */
  settle: ((result: DeriveResult) => void) | undefined;
}

/**
 * argon2id in threads that give way to others, so that an overload of sign-ins leaves the rest of the server as it is. Each is
 * started when all before it are busy, and stays: the caller bounds how many.
 */
export function createPasswordThreads(): (order: DeriveOrder) => Promise<Buffer> {
  const idle: Thread[] = [];

  function start(): Thread {
    const worker = new Worker(new URL('./passwordThread.ts', import.meta.url));
    const thread: Thread = { worker, settle: undefined };
    const settle = (result: DeriveResult): void => {
      thread.settle?.(result);
      thread.settle = undefined;
    };
    const end = (problem: string): void => {
      const place = idle.indexOf(thread);
      if (place >= 0) {
        idle.splice(place, 1);
      }
      settle({ problem });
    };
    worker.on('message', (result: DeriveResult) => {
      // The process may end while the thread idles.
      worker.unref();
      idle.push(thread);
      settle(result);
    });
    worker.on('error', (error: Error) => end(String(error)));
    worker.on('exit', () => end('The thread of password hashes ended'));
    return thread;
  }

  return (order) =>
    new Promise((resolve, reject) => {
      const thread = idle.pop() ?? start();
      thread.settle = (result) =>
        'bytes' in result ? resolve(Buffer.from(result.bytes)) : reject(new Error(result.problem));
      thread.worker.ref();
      thread.worker.postMessage(order, []);
    });
}
