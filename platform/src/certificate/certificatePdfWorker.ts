/** Renders certificates in a thread of its own: a page takes some 200 ms of computing, in which a server would answer nobody. */
import { parentPort } from 'node:worker_threads';
import { certificatePdf } from './certificatePdf.ts';
import type { PrintOrder, PrintResult } from './certificatePrinter.ts';

const answer = (result: PrintResult): void => parentPort?.postMessage(result, []);

parentPort?.on('message', ({ id, certificate, design }: PrintOrder) => {
  certificatePdf(certificate, design).then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, problem: String(error) }),
  );
});
