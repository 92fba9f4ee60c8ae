import type { PersonnelLink } from '../integration/personnel/personnelLinkQueries.ts';
import type { SourcePerson } from '../integration/personnel/personnelSource.ts';
import type { Id } from '../shared/id.ts';
import { addressKey } from '../shared/address.ts';

/** Someone of the workspace, as far as a sync has to know. */
export interface KnownPerson {
  readonly userId: Id;
  /** In lower case. */
  readonly addressKey: string;
  readonly admin: boolean;
  /** An account of someone who left, or a revoked invitation. */
  readonly isOut: boolean;
}

/** What a sync does with someone. */
export type SyncEffect = 'ADD' | 'LINK' | 'RETURN' | 'LEAVE' | 'SKIP';

/** Why someone is passed over. */
export type SkipReason = 'NO_ADDRESS' | 'DUPLICATE_ADDRESS' | 'ADDRESS_DIFFERS' | 'ADMIN' | 'REVOKED';

export interface PlannedPerson {
  readonly externalId: string;
  /** Address, or the id there of someone who has none. */
  readonly subject: string;
  readonly userId: Id | null;
  readonly effect: SyncEffect;
  readonly reason?: SkipReason;
}

export interface SyncPlan {
  /** Everyone with whom something is to be done or said, in the order of the source; those who leave come last. */
  readonly people: readonly PlannedPerson[];
  /** How many stay as they are. */
  readonly kept: number;
  /** How many lose their access, and of how many who had it by the source. */
  readonly departures: number;
  readonly present: number;
}

/** Of so many that have access one may go without a question. */
const oneIn = 5;

/** Whether so many would lose their access that someone has to say yes to their number. */
export const needsConfirmation = ({ departures, present }: SyncPlan, confirmed: number): boolean =>
  departures * oneIn > present && departures > confirmed;

/**
 * What is to be done so that the workspace has whom the personnel system lists. `isWhole` says that the source named
 * everyone: those whom it leaves out are gone then. Only those
 * leave who came by it, never an admin; someone whose invitation an admin revoked stays revoked.
 */
export function planSync({
  source,
  links,
  people,
  isWhole,
}: {
  source: readonly SourcePerson[];
  links: readonly PersonnelLink[];
  people: readonly KnownPerson[];
  isWhole: boolean;
}): SyncPlan {
  const byId = new Map(people.map((person) => [person.userId, person]));
  const byAddress = new Map(people.map((person) => [person.addressKey, person]));
  // Who was erased is nobody any more.
  const linked = new Map(links.filter(({ userId }) => byId.has(userId)).map((link) => [link.externalId, link]));
  const present = [...linked.values()].filter(({ departedTime }) => departedTime === null).length;
  const listed = new Set<string>();
  const active = new Set<string>();
  const addresses = new Set<string>();
  const planned: PlannedPerson[] = [];

  for (const { externalId, address, active: isActive } of source) {
    if (listed.has(externalId)) {
      continue;
    }
    listed.add(externalId);
    if (!isActive) {
      continue;
    }
    active.add(externalId);
    const step = arrival({ externalId, address, link: linked.get(externalId), byId, byAddress, addresses });
    if (step !== null) {
      planned.push(step);
    }
    if (address !== null) {
      addresses.add(addressKey(address));
    }
  }

  let departures = 0;
  for (const { externalId, userId, departedTime } of linked.values()) {
    const isGone = !active.has(externalId) && (isWhole || listed.has(externalId));
    const person = byId.get(userId);
    if (!isGone || departedTime !== null || person === undefined) {
      continue;
    }
    const subject = { externalId, subject: person.addressKey, userId };
    if (person.admin) {
      planned.push({ ...subject, effect: 'SKIP', reason: 'ADMIN' });
    } else {
      planned.push({ ...subject, effect: 'LEAVE' });
      departures += 1;
    }
  }
  const touched = planned.filter(({ externalId }) => linked.get(externalId)?.departedTime === null).length;
  return { people: planned, kept: present - touched, departures, present };
}

/** What is to be done with someone who is there; null where nothing is. */
function arrival({
  externalId,
  address,
  link,
  byId,
  byAddress,
  addresses,
}: {
  externalId: string;
  address: string | null;
  link: PersonnelLink | undefined;
  byId: ReadonlyMap<Id, KnownPerson>;
  byAddress: ReadonlyMap<string, KnownPerson>;
  /** Those that came before. */
  addresses: ReadonlySet<string>;
}): PlannedPerson | null {
  const known = link === undefined ? undefined : byId.get(link.userId);
  const key = address == null ? null : addressKey(address);
  const subject = { externalId, subject: address ?? externalId, userId: known?.userId ?? null };
  if (known !== undefined && link?.departedTime != null) {
    return { ...subject, effect: 'RETURN' };
  }
  if (key === null) {
    return { ...subject, effect: 'SKIP', reason: 'NO_ADDRESS' };
  }
  if (addresses.has(key)) {
    return { ...subject, effect: 'SKIP', reason: 'DUPLICATE_ADDRESS' };
  }
  if (known !== undefined) {
    return known.addressKey === key ? null : { ...subject, effect: 'SKIP', reason: 'ADDRESS_DIFFERS' };
  }
  const there = byAddress.get(key);
  if (there === undefined) {
    return { ...subject, effect: 'ADD' };
  }
  const userId = there.userId;
  return there.isOut
    ? { ...subject, userId, effect: 'SKIP', reason: 'REVOKED' }
    : { ...subject, userId, effect: 'LINK' };
}
