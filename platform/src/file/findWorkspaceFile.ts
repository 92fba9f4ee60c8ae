import { inWorkspace, type Database } from '../db/database.ts';
import { DomainError } from '../errors.ts';
import type { RequestWorkspace } from '../http/requestWorkspace.ts';
import { findProfile } from '../workspace/profile/profileQueries.ts';
import { isProfileOf } from '../workspace/profile/profileRules.ts';
import type { WorkspaceFileName } from '../workspace/workspaceFolder.ts';
import { readWorkspaceFile, type WorkspaceFile } from './workspaceFiles.ts';

export interface WantedFile {
  /** Of the host of the request: no other profile has files there. */
  readonly workspace: RequestWorkspace;
  readonly profileName: string;
  readonly name: WorkspaceFileName;
}

/** A file of the operator as the workspace's profile uses it, from the folder `root` (REST-52). Throws NOT_FOUND. */
export async function findWorkspaceFile(
  db: Database,
  root: string,
  { workspace, profileName, name }: WantedFile,
): Promise<WorkspaceFile> {
  const { workspaceId, host } = workspace;
  const row = await inWorkspace(db, workspaceId, (trx) => findProfile(trx, workspaceId));
  const file =
    row !== null && isProfileOf(profileName, row.hostname, host)
      ? await readWorkspaceFile(
          root,
          { hostname: row.hostname, remoteComponents: row.profile['remoteComponents'] === true },
          name,
        )
      : null;
  if (file === null) {
    throw new DomainError('NOT_FOUND');
  }
  return file;
}
