import type { CompletionRecord, ViewerResolvers } from '../generated/resolverTypes.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { getCompletionRecords } from './certificateApi.ts';
import { toCertificate, type CertificateModel } from './certificateMappers.ts';

/** A record with the certificate as its resolvers want it. */
export type CompletionRecordModel = Omit<CompletionRecord, 'certificate'> & {
  readonly certificate: CertificateModel | null;
};

/** What the viewer completed in courses that were deleted since, the latest completion first (OP-170). */
export const completionRecords: NonNullable<ViewerResolvers['completionRecords']> = (_viewer, args, { rest }) =>
  readConnection(toPageRequest(args), (page) => getCompletionRecords(rest, page), toCompletionRecord);

const toCompletionRecord = ({ certificate, ...wire }: Schemas['CompletionRecord']): CompletionRecordModel => ({
  ...wire,
  certificate: certificate && toCertificate(certificate),
});
