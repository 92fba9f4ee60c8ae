import type { GatewayDeps } from '../deps.ts';
import { busy } from '../errors.ts';
import { FairQueue, type TaskOwner } from '../fairness/FairQueue.ts';
import type { Upstream } from '../rest/upstream.ts';

/**
 * Operations of all workspaces, before anything of them is read. While others are there, few operations of one workspace run at a
 * time, so that whatever else comes stands behind those few and not behind all. Further ones wait, with their callers in rotation.
 */
export const createOperationQueue = ({ config, clock }: Pick<GatewayDeps, 'config' | 'clock'>): FairQueue =>
  new FairQueue({
    capacity: 2_000,
    share: 1_000,
    contendedShare: config.contendedWorkspaceOperations,
    // A school asks from one address: its classes wait rather than being turned away.
    depth: 4_000,
    refusal: () => busy(1),
    clock,
  });

/** The platform for one operation: where it may wait long on its own, such as for a password, others of the workspace run meanwhile. */
export const leavingWhileItWaits = (upstream: Upstream, queue: FairQueue, owner: TaskOwner): Upstream => ({
  ...upstream,
  send: (request, use) =>
    request.waitsFor === undefined ? upstream.send(request, use) : queue.leaveWhile(owner, upstream.send(request, use)),
});
