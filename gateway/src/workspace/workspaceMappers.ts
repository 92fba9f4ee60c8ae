import type { Trial, Workspace } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { WorkspaceWire } from './workspaceWire.ts';

/** `profile` and `trial` are resolved apart: one is another call, the other depends on the time. */
export type WorkspaceModel = Omit<Workspace, 'profile' | 'trial'>;

export function toWorkspace(wire: WorkspaceWire): WorkspaceModel {
  return {
    id: toGlobalId('Workspace', wire.id),
    workspaceId: wire.id,
    hostname: wire.hostname,
    company: wire.company,
    color: wire.color,
    coverImage: wire.coverImage,
    createdTime: wire.createdTime,
    activeConsent:
      wire.activeConsent === null ? null : { consentId: wire.activeConsent.id, url: wire.activeConsent.url },
  };
}

const trialDays = 30;
const dayMs = 86_400_000;
const uuidHost = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(\.|$)/i;

/** TRIAL-02, TRIAL-03, OP-48: a host whose first label is a UUID is on trial for 30 days. */
export function toTrial(
  { hostname, createdTime }: Pick<WorkspaceModel, 'hostname' | 'createdTime'>,
  nowMs: number,
): Trial | null {
  if (!uuidHost.test(hostname)) return null;
  const daysGone = Math.floor((nowMs - Date.parse(createdTime)) / dayMs);
  const daysLeft = Math.min(trialDays, Math.max(0, trialDays - daysGone));
  return { daysLeft, expired: daysLeft === 0 };
}
