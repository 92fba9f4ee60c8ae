import type { MutationResolvers, RevokeCertificateInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { uuidOf } from './certificate.ts';
import { postRevoke } from './certificateApi.ts';
import { toCertificate } from './certificateMappers.ts';

/** BEY-17: taken back once, with the reason that was given first. */
export const revokeCertificate: NonNullable<MutationResolvers['revokeCertificate']> = mutation(
  async ({ certificateId, reason }: RevokeCertificateInput, { rest }) => ({
    certificate: toCertificate(await postRevoke(rest, uuidOf(certificateId), reason)),
  }),
);
