import type { InactivePerson, PrivacyRequest, RetentionInput, RetentionPreview } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { PrivacyRequestWire, RetentionPreviewWire, RetentionRequestWire } from './privacyWire.ts';

/** People are read where they are asked for. */
export type PrivacyRequestModel = Omit<PrivacyRequest, 'person' | 'orderedBy'>;
export type InactivePersonModel = Omit<InactivePerson, 'person'>;
type RetentionPreviewModel = Omit<RetentionPreview, 'people'> & { readonly people: InactivePersonModel[] };

export const toPrivacyRequest = ({
  id,
  isHere,
  requestedTime,
  closedTime,
  ...wire
}: PrivacyRequestWire): PrivacyRequestModel => ({
  ...wire,
  id: toGlobalId('PrivacyRequest', id),
  privacyRequestId: id,
  known: isHere,
  requestTime: requestedTime,
  closeTime: closedTime,
});

export const toRetentionPreview = ({
  facts,
  auditEntries,
  accounts,
  people,
  ...wire
}: RetentionPreviewWire): RetentionPreviewModel => ({
  ...wire,
  factCount: facts,
  auditEntryCount: auditEntries,
  accountCount: accounts,
  people: people.map(({ activeTime, ...person }) => ({ ...person, lastActivityTime: activeTime })),
});

export const toRetentionRequest = ({
  factMonths,
  auditMonths,
  inactiveAccountMonths,
}: RetentionInput): RetentionRequestWire => ({
  factMonths: factMonths ?? null,
  auditMonths,
  inactiveAccountMonths: inactiveAccountMonths ?? null,
});
