import type { Context } from '../context.ts';
import type { QueryResolvers } from '../generated/resolverTypes.ts';
import { fromGlobalId } from '../globalId.ts';
import { RestError } from '../rest/RestError.ts';
import { getPublicCertificate } from './certificateApi.ts';
import { toCertificate, type CertificateModel } from './certificateMappers.ts';

/** CERT-06: anyone verifies a certificate; null when there is none. */
export const certificate: NonNullable<QueryResolvers['certificate']> = (_root, { uuid }, context) =>
  findCertificate(context, uuidOf(uuid));

/** A certificate's global id carries its uuid. */
export function uuidOf(id: string): string {
  const global = fromGlobalId(id);
  return global?.type === 'Certificate' ? global.rawId : id;
}

export async function findCertificate({ rest }: Pick<Context, 'rest'>, uuid: string): Promise<CertificateModel | null> {
  try {
    return toCertificate(await getPublicCertificate(rest, uuid));
  } catch (error) {
    // What is not a uuid at all is no certificate either.
    if (error instanceof RestError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
