import type { PrivacyRequest, RetentionInput, RetentionPreview } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { PrivacyRequestWire, RetentionPreviewWire, RetentionRequestWire } from './privacyWire.ts';

export const toPrivacyRequest = ({
  id,
  isHere,
  requestedTime,
  closedTime,
  ...wire
}: PrivacyRequestWire): PrivacyRequest => ({
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
}: RetentionPreviewWire): RetentionPreview => ({
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
