import type { GatewayDeps } from '../deps.ts';
import { busy } from '../errors.ts';
import { createBusyTime } from '../fairness/busyTime.ts';
import { FairQueue } from '../fairness/FairQueue.ts';

/**
 * Operations of all workspaces, before anything of them is read: what each uses of the gateway's processor is measured, and while
 * others are there none uses more than its part of it. Further operations of it wait, its callers in turn.
 */
export const createOperationQueue = ({ config, clock }: Pick<GatewayDeps, 'config' | 'clock'>): FairQueue =>
  new FairQueue({
    capacity: 2_000,
    share: 1_000,
    // Mostly waiting for the platform, where their calls take turns: it is their time that matters.
    contendedShare: 200,
    contendedRate: config.contendedWorkspaceRate,
    // A school asks from one address: its classes wait rather than being turned away.
    depth: 4_000,
    refusal: () => busy(1),
    clock,
    beginUse: createBusyTime(),
  });
