import type { MutationResolvers, RestoreCertificateInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { uuidOf } from './certificate.ts';
import { postRestore } from './certificateApi.ts';
import { toCertificate } from './certificateMappers.ts';

/** BEY-17: counts again as before. */
export const restoreCertificate: NonNullable<MutationResolvers['restoreCertificate']> = mutation(
  async ({ certificateId }: RestoreCertificateInput, { rest }) => ({
    certificate: toCertificate(await postRestore(rest, uuidOf(certificateId))),
  }),
);
