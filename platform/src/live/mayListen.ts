import { policy as coursePolicy } from '../course/policy.ts';
import { requireEditable } from '../course/lock/requireEditable.ts';
import { inWorkspace } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { enterDiscussion } from '../discussion/discussionDoor.ts';
import { policy as discussionPolicy } from '../discussion/policy.ts';
import { DomainError } from '../errors.ts';
import { mayAccess, type Access, type Viewer } from '../http/access.ts';
import { opens, scopeRefusal, type TokenScope } from '../http/tokenScope.ts';
import { policy as jobPolicy } from '../job/policy.ts';
import { readJobRun } from '../job/readJobRun.ts';
import { policy as pushPolicy } from '../push/policy.ts';
import type { Id } from '../shared/id.ts';
import type { Topic } from './topic.ts';

interface Listener {
  readonly workspaceId: Id;
  readonly viewer: Viewer;
}

/** What reading the same takes. */
const needs: Readonly<Record<Topic['kind'], { readonly access: Access; readonly scope: TokenScope }>> = {
  'course-editing': { access: coursePolicy.readPresence, scope: 'courses:read' },
  job: { access: jobPolicy.readJob, scope: 'jobs:read' },
  discussion: { access: discussionPolicy.readDiscussion, scope: 'discussions:read' },
  notices: { access: pushPolicy.readOwnNotices, scope: 'account:read' },
};

/** Throws as reading what the topic is about throws. */
export async function requireMayListen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, viewer }: Listener,
  topic: Topic,
): Promise<void> {
  const { access, scope } = needs[topic.kind];
  if (viewer.apiToken !== null && !opens(viewer.apiToken.scopes, scope)) {
    throw scopeRefusal(scope);
  }
  if (!mayAccess(access, viewer)) {
    throw new DomainError('FORBIDDEN');
  }
  switch (topic.kind) {
    case 'course-editing':
      return inWorkspace(db, workspaceId, (trx) => requireEditable(trx, topic.courseId, viewer));
    case 'job':
      await readJobRun(db, { workspaceId, runId: topic.runId }, viewer);
      return;
    case 'discussion':
      await inWorkspace(db, workspaceId, (trx) => enterDiscussion(trx, { workspaceId, viewer, now: clock() }, topic));
      return;
    case 'notices':
  }
}
