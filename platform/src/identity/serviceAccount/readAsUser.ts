import { inWorkspace, type Database } from '../../db/database.ts';
import { DomainError } from '../../errors.ts';
import { rightsAt } from '../../http/access.ts';
import type { Id } from '../../shared/id.ts';
import { preferencesOf } from '../preferences.ts';
import type { UserResponse } from '../userSchemas.ts';
import { roleNamesOf } from '../userWire.ts';
import { findOwnServiceAccount } from './serviceAccountQueries.ts';

/** What a program with a token of a service account is told of whom it calls for. Throws 1001 as for a person who is gone. */
export async function readAsUser(db: Database, workspaceId: Id, userId: Id, now: Date): Promise<UserResponse> {
  const account = await inWorkspace(db, workspaceId, (trx) => findOwnServiceAccount(trx, userId));
  if (account === null) {
    throw new DomainError(1001);
  }
  const { id, name, createCourse, createVoucher, createTime, trial, workspaceCreatedTime } = account;
  const rights = { ...account, isCreator: false };
  const { roles, mayCustomise } = rightsAt(rights, { trial, createdTime: workspaceCreatedTime }, now);
  return {
    id,
    username: name,
    name,
    picture: null,
    language: 'en',
    roles: roleNamesOf(roles),
    createCourse,
    createVoucher,
    rightsWait: false,
    createdTime: createTime.toISOString(),
    preferences: preferencesOf({}),
    consentDue: null,
    mayCustomise,
    hasPassword: false,
  };
}
