import type { IssuedCertificate, WorkspaceResolvers } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';
import { readConnection, toPageRequest } from '../pagination.ts';
import type { Schemas } from '../rest/Schemas.ts';
import { allOf, anyOf, changedSince } from '../rsql.ts';
import { getIssuedCertificates } from './certificateApi.ts';
import { toCertificate, type CertificateModel } from './certificateMappers.ts';

/** Its holder is read where that is asked for. */
export type IssuedCertificateModel = Omit<IssuedCertificate, 'certificate' | 'person'> & {
  readonly certificate: CertificateModel;
};

/** BEY-44: one call for a page. */
export const issuedCertificates: NonNullable<WorkspaceResolvers['certificates']> = (
  { workspaceId },
  { courseId, updatedSince, ...args },
  { rest },
) => {
  const q = allOf(
    courseId == null ? undefined : anyOf('courseId', [inputId(courseId, 'courseId', 'Course')]),
    changedSince(updatedSince),
  );
  return readConnection(
    toPageRequest(args),
    (page) => getIssuedCertificates(rest, workspaceId, { ...page, q }),
    toIssuedCertificate,
  );
};

const toIssuedCertificate = ({
  userId,
  userCourseId,
  updateTime,
  ...wire
}: Schemas['IssuedCertificate']): IssuedCertificateModel => ({
  certificate: toCertificate(wire),
  userId,
  userCourseId,
  updateTime,
});
