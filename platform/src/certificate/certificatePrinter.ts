import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors.ts';
import type { CertificateDesign } from './certificatePdf.ts';
import type { CertificateRecord } from '../enrolment/certificateRecord.ts';
import type { Id } from '../shared/id.ts';

export interface PrintOrder {
  readonly id: Id;
  readonly certificate: CertificateRecord;
  readonly design: CertificateDesign;
}

export type PrintResult =
  | { readonly id: Id; readonly bytes: Uint8Array }
  | { readonly id: Id; readonly problem: string };

export interface CertificatePrinter {
  /**
   * Bytes of the PDF. `key` names this very page: an equal key may be answered from memory. UNAVAILABLE when too many wait, of
   * everybody or of the same `asker`; null stands for no one in particular.
   */
  print(key: string, certificate: CertificateRecord, design: CertificateDesign, asker?: string | null): Promise<Buffer>;
  /** Ends the thread. */
  close(): Promise<void>;
}

const CACHE_BYTES = 16 * 1024 * 1024;
const MOST_WAITING = 50;
/** So that no single asker keeps the others from printing. */
const MOST_WAITING_OF_ONE = 4;

interface Waiting {
  readonly asker: string | null;
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** One thread that prints, started with the first page; pages that were printed lately are kept. */
export function createCertificatePrinter(): CertificatePrinter {
  const printed = new LRUCache<string, Promise<Buffer>>({ max: 1000, maxSize: CACHE_BYTES });
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./certificatePdfWorker.ts', import.meta.url));
    // The process may end while the thread idles.
    started.unref();
    started.on('message', (result: PrintResult) => {
      const order = waiting.get(result.id);
      waiting.delete(result.id);
      if ('bytes' in result) {
        order?.resolve(Buffer.from(result.bytes));
      } else {
        order?.reject(new Error(result.problem));
      }
    });
    started.on('error', (error: Error) => abandon(started, error));
    started.on('exit', () => abandon(started, new Error('The printing thread ended')));
    return started;
  }

  /** The next order starts another thread. */
  function abandon(ended: Worker, error: Error): void {
    if (worker !== ended) {
      return;
    }
    worker = undefined;
    for (const order of waiting.values()) {
      order.reject(error);
    }
    waiting.clear();
  }

  function hasRoomFor(asker: string | null): boolean {
    if (waiting.size >= MOST_WAITING) {
      return false;
    }
    return (
      asker === null || [...waiting.values()].filter((order) => order.asker === asker).length < MOST_WAITING_OF_ONE
    );
  }

  function order(certificate: CertificateRecord, design: CertificateDesign, asker: string | null): Promise<Buffer> {
    if (!hasRoomFor(asker)) {
      throw new DomainError('UNAVAILABLE');
    }
    worker ??= start();
    lastId += 1;
    const id = lastId;
    const result = new Promise<Buffer>((resolve, reject) => waiting.set(id, { asker, resolve, reject }));
    worker.postMessage({ id, certificate, design } satisfies PrintOrder, []);
    return result;
  }

  return {
    print: async (key, certificate, design, asker = null) => {
      const known = printed.get(key);
      if (known !== undefined) {
        return known;
      }
      const bytes = order(certificate, design, asker);
      // Kept at once, so that equal orders wait for the same page; its size is known when it is there.
      printed.set(key, bytes, { size: 1 });
      try {
        const page = await bytes;
        printed.set(key, bytes, { size: Math.max(1, page.length) });
        return page;
      } catch (error) {
        printed.delete(key);
        throw error;
      }
    },
    close: async () => {
      // Its exit rejects what still waits.
      await worker?.terminate();
    },
  };
}
