/**
 * Computes argon2id in a thread of its own that gives way to others: a hash takes a processor for some 25 ms, and the thread that
 * answers requests and the database would wait as long for their turn.
 */
import { argon2Sync } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { DeriveOrder, DeriveResult } from './passwordThreads.ts';

/** As `nice` has it: a tenth of the share of a thread that wants the processor at the same time, and all of one that is free. */
const PRIORITY = 10;

giveWay();

parentPort?.on('message', (order: DeriveOrder) => {
  parentPort?.postMessage(derive(order), []);
});

/** Linux alone gives each thread a priority. Where the thread cannot be found out, hashes are computed all the same. */
function giveWay(): void {
  if (process.platform !== 'linux') {
    return;
  }
  try {
    const [, , threadId] = readlinkSync('/proc/thread-self').split('/');
    setPriority(Number(threadId), PRIORITY);
  } catch {
    // A container may hide `/proc`.
  }
}

function derive(order: DeriveOrder): DeriveResult {
  try {
    return { bytes: argon2Sync('argon2id', order) };
  } catch (error) {
    return { problem: String(error) };
  }
}
