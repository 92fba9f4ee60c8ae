import { Readable } from 'node:stream';
import { noteDownload } from '../audit/noteDownload.ts';
import { inWorkspace } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import type { Viewer } from '../http/access.ts';
import type { TokenScope } from '../http/tokenScope.ts';
import type { JobResult } from '../job/jobResult.ts';
import { findJobResult } from '../job/jobResultQueries.ts';
import type { JobRunKey } from '../job/jobRunQueries.ts';
import { readJobRun } from '../job/readJobRun.ts';
import { partOf } from './partOf.ts';
import { assertScope } from './policy.ts';

/**
 * The file of an export; that someone takes it is noted. Throws NOT_FOUND where there is none, not yet or no longer, and SCOPE_MISSING
 * for an API token that may not read the like.
 */
export async function readExport(
  { db, files, clock }: Pick<FileDeps, 'db' | 'files' | 'clock'>,
  key: JobRunKey,
  viewer: Viewer,
): Promise<{ readonly result: JobResult; readonly body: Readable }> {
  const { resultExpireTime } = await readJobRun(db, key, viewer);
  if (resultExpireTime === null || resultExpireTime <= clock()) {
    throw new DomainError('NOT_FOUND');
  }
  const { workspaceId, runId: jobId } = key;
  const result = await inWorkspace(db, workspaceId, async (trx) => {
    const found = await findJobResult(trx, key);
    if (found !== null) {
      assertScope(viewer, found.scope as TokenScope);
      await noteDownload(trx, { workspaceId, actorId: viewer.userId, list: 'export', of: { jobId } });
    }
    return found;
  });
  if (result === null) {
    throw new DomainError('NOT_FOUND');
  }
  return { result, body: Readable.from(bytesOf(files, result)) };
}

/** One part after the other: however long the file is, little of it is here. */
async function* bytesOf(files: FileDeps['files'], { storeKey, parts }: JobResult): AsyncGenerator {
  for (let number = 1; number <= parts; number += 1) {
    yield* await files.read(partOf(storeKey, number));
  }
}
