import type { Id } from '../shared/id.ts';
import type { Reply, TestApp, TestUser } from '../testing/testApp.ts';
import { multipartType, uploadBody } from '../testing/uploads.ts';
import type { UploadedScorm } from './scormSchemas.ts';

/** Uploads an archive for a course of workspace 1 and answers whatever comes. */
export const sendPackage = <Body = UploadedScorm>(
  app: TestApp,
  as: TestUser,
  courseId: Id,
  { bytes, fileName = 'package.zip', key }: { bytes: Uint8Array; fileName?: string; key?: string },
): Promise<Reply<Body>> =>
  app.call<Body>('POST', `/upload-api/v1/secured/workspaces/1/scorm/${courseId}/_upload`, {
    as,
    headers: { 'content-type': multipartType, ...(key === undefined ? {} : { 'idempotency-key': key }) },
    body: uploadBody({ bytes, fileName }),
  });
