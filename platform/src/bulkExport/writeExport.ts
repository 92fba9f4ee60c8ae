import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { inWorkspace } from '../db/database.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { announceRemoval, hastenRemoval } from '../file/fileRemovalQueries.ts';
import type { Cursor } from '../http/keyset.ts';
import { JobCancelled, RequeueJob, type JobAttempt } from '../job/jobKind.ts';
import { jobWork, type JobWork } from '../job/jobQueue.ts';
import type { JobResult } from '../job/jobResult.ts';
import { findJobResult, writeJobResult } from '../job/jobResultQueries.ts';
import { stepJobRun, type JobRunKey } from '../job/jobRunQueries.ts';
import type { ExportCall, ExportKind } from './exportKind.ts';
import { exportJob } from './exportJob.ts';
import { exportKinds, type ExportKindName } from './exportKinds.ts';
import { findOrderer } from './ordererQueries.ts';
import { partOf } from './partOf.ts';
import { mayExport } from './policy.ts';

type ExportDeps = Pick<FileDeps, 'db' | 'clock' | 'files'>;

const dayMs = 86_400_000;
/** A file can be downloaded for so long. */
const keptDays = 7;
/** What is not finished by then never will be. */
const unfinishedDays = 2;
/** Rows of a part: between two of them other workspaces get their turn, and a server that takes over begins there. */
const rowsOfPart = 5_000;
/** A part ends as well once it has so many characters before it is packed: rows of some kinds, such as courses, are large. */
const charactersOfPart = 32 * 1024 * 1024;

/**
 * Writes the file part by part. Each part is whole as a gzip file, and several behind one another are one; it is in the store before
 * the job knows of it, so that an attempt that ends anywhere is taken up behind the last one that counts.
 */
export const writeExport = (
  deps: ExportDeps,
  { most = rowsOfPart, characters = charactersOfPart }: { readonly most?: number; readonly characters?: number } = {},
): JobWork =>
  jobWork(exportJob, async (attempt) => {
    const { workspaceId, runId, payload } = attempt;
    if (workspaceId === null || runId === null) {
      throw new Error('An export belongs to a workspace, and somebody watches it');
    }
    const key = { workspaceId, runId };
    for (;;) {
      attempt.signal.throwIfAborted();
      const call = await callOf(deps, key, payload);
      const kind: ExportKind = exportKinds[payload.kind];
      const result = await begunResult(deps, key, { call, kind, name: payload.kind });
      await attempt.progress({ done: result.rows, total: Math.max(result.total, result.rows) });
      const part = await readPart(deps, { call, kind, from: result.cursor, most, characters });
      await deps.files.put(partOf(result.storeKey, result.parts + 1), part.bytes, 'application/gzip');
      if (!(await keepPart(deps, key, result, part))) {
        continue;
      }
      if (part.next === null) {
        return;
      }
      await giveWay(attempt);
    }
  });

/** Who ordered it reads; what they may not read any more is not written for them. */
async function callOf(
  { db, clock }: ExportDeps,
  key: JobRunKey,
  { updatedSince }: { readonly updatedSince: string | null },
): Promise<ExportCall> {
  const now = clock();
  const viewer = await inWorkspace(db, key.workspaceId, (trx) => findOrderer(trx, key, now));
  if (!mayExport(viewer)) {
    throw new JobCancelled('Who ordered the export may not have it any more');
  }
  return {
    workspaceId: key.workspaceId,
    viewer,
    updatedSince: updatedSince === null ? null : new Date(updatedSince),
    now,
  };
}

interface Exported {
  readonly call: ExportCall;
  readonly kind: ExportKind;
}

/** As far as it is; at the beginning nothing, in a folder that is removed in any case. */
const begunResult = (
  { db }: ExportDeps,
  key: JobRunKey,
  { call, kind, name }: Exported & { readonly name: ExportKindName },
): Promise<JobResult> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    const found = await findJobResult(trx, key);
    if (found !== null) {
      return found;
    }
    const result: JobResult = {
      storeKey: `exports/${randomUUID()}`,
      name: name.toLowerCase().replaceAll('_', '-'),
      scope: kind.scope,
      parts: 0,
      rows: 0,
      bytes: 0,
      total: await kind.count(trx, call),
      cursor: null,
    };
    const dueTime = new Date(call.now.getTime() + unfinishedDays * dayMs);
    await announceRemoval(trx, { workspaceId: key.workspaceId, storeKey: result.storeKey, dueTime });
    await writeJobResult(trx, key, { result, expireTime: null });
    return result;
  });

interface Part {
  readonly bytes: Buffer;
  readonly rows: number;
  readonly next: Cursor | null;
}

/** Each run of rows in a transaction of its own. Only what is packed is kept in memory. */
async function readPart(
  { db }: ExportDeps,
  {
    call,
    kind,
    from,
    most,
    characters,
  }: Exported & { readonly from: Cursor | null; readonly most: number; readonly characters: number },
): Promise<Part> {
  let next = from;
  let rows = 0;
  let written = 0;
  async function* text(): AsyncGenerator<string> {
    do {
      const read = await inWorkspace(db, call.workspaceId, (trx) =>
        kind.read(trx, call, { from: next, most: most - rows }),
      );
      ({ next } = read);
      rows += read.lines.length;
      const lines = read.lines.map((line) => `${JSON.stringify(line)}\n`).join('');
      written += lines.length;
      yield lines;
    } while (next !== null && rows < most && written < characters);
  }
  const bytes = await buffer(Readable.from(text()).pipe(createGzip()));
  return { bytes, rows, next };
}

/** False when the file was withdrawn meanwhile: it begins again. */
const keepPart = ({ db, clock }: ExportDeps, key: JobRunKey, before: JobResult, part: Part): Promise<boolean> =>
  inWorkspace(db, key.workspaceId, async (trx) => {
    if ((await findJobResult(trx, key))?.storeKey !== before.storeKey) {
      return false;
    }
    const result: JobResult = {
      ...before,
      parts: before.parts + 1,
      rows: before.rows + part.rows,
      bytes: before.bytes + part.bytes.length,
      cursor: part.next,
    };
    const expireTime = part.next === null ? new Date(clock().getTime() + keptDays * dayMs) : null;
    await writeJobResult(trx, key, { result, expireTime });
    // The last part has no step behind it that would tell of it. What was deleted since the beginning counts no more.
    const total = part.next === null ? result.rows : Math.max(result.total, result.rows);
    await stepJobRun(trx, key, { done: result.rows, total });
    if (expireTime !== null) {
      await hastenRemoval(trx, { workspaceId: key.workspaceId, storeKey: result.storeKey, dueTime: expireTime });
    }
    return true;
  });

async function giveWay(attempt: JobAttempt): Promise<void> {
  if (await attempt.othersWait()) {
    throw new RequeueJob();
  }
}
