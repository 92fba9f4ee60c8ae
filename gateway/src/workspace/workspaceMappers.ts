import type { ConsentVersion, ExternalSignIn, Trial, Workspace } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toRealm } from '../identity/realms.ts';
import type { ProfileVersion } from './workspaceApi.ts';
import type { ConsentVersionWire, ConsentWire, WorkspaceFilesWire, WorkspaceWire } from './workspaceWire.ts';

/** What is resolved apart: by calls of its own, or by the time. */
type ResolvedApart = 'profile' | 'trial' | 'files' | 'people' | 'person' | 'findUser' | 'consents' | 'auditLog';

export type WorkspaceModel = Omit<Workspace, ResolvedApart> & {
  readonly isTrial: boolean;
  readonly presentFiles: WorkspaceFilesWire;
  /** The profile as a write left it; undefined where it is to be read. */
  readonly savedProfile?: ProfileVersion;
};

export function toWorkspace(wire: WorkspaceWire): WorkspaceModel {
  return {
    id: toGlobalId('Workspace', wire.id),
    workspaceId: wire.id,
    hostname: wire.hostname,
    company: wire.company,
    color: wire.color,
    coverImage: wire.coverImage,
    createdTime: wire.createdTime,
    isTrial: wire.trial,
    activeConsent: wire.activeConsent === null ? null : toConsent(wire.activeConsent),
    externalSignIns: wire.externalSignIns.map(toExternalSignIn),
    presentFiles: wire.files,
  };
}

export const toConsent = ({ id, url }: ConsentWire): { consentId: number; url: string | null } => ({
  consentId: id,
  url,
});

export const toConsentVersion = ({ id, ...rest }: ConsentVersionWire): ConsentVersion => ({
  consentId: id,
  url: rest.url,
  active: rest.active,
  createdTime: rest.createdTime,
  acceptedCount: rest.acceptedCount,
});

type ExternalSignInWire = WorkspaceWire['externalSignIns'][number];

const toExternalSignIn = ({ realm, label }: ExternalSignInWire): ExternalSignIn => ({ realm: toRealm(realm), label });

export const trialDays = 30;
const dayMs = 86_400_000;
const uuidHost = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(\.|$)/i;

/** OP-48: whether a trial may be made at the host. Whether the workspace there is on trial is the platform's to say. */
export const isTrialHost = (hostname: string): boolean => uuidHost.test(hostname);

/** TRIAL-02, TRIAL-03, OP-48: a trial lasts for 30 days. */
export function toTrial(
  { isTrial, createdTime }: Pick<WorkspaceModel, 'isTrial' | 'createdTime'>,
  nowMs: number,
): Trial | null {
  if (!isTrial) return null;
  const daysGone = Math.floor((nowMs - Date.parse(createdTime)) / dayMs);
  const daysLeft = Math.min(trialDays, Math.max(0, trialDays - daysGone));
  return { daysLeft, expired: daysLeft === 0 };
}
