import type { RestClient } from './restClient.ts';

/** A course whose only lecture plays a package. */
export interface ScormCourse {
  readonly courseId: number;
  readonly moduleId: number;
  readonly lectureId: number;
}

/** Makes a published course of a package: the upload alone makes its module and its lecture (SCORM-01). */
export async function makeScormCourse(
  author: RestClient,
  archive: Uint8Array,
  fileName = 'package.zip',
): Promise<ScormCourse> {
  const { id: courseId } = await author.expect<{ id: number }>('/api/v1/secured/courses', {
    method: 'POST',
    body: { name: `${fileName} ${Date.now()}`, type: 'SCORM_COURSE', published: true },
  });
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(archive)]), fileName);
  const { lectureId } = await author.expect<{ lectureId: number }>(`/upload-api/v1/secured/scorm/${courseId}/_upload`, {
    method: 'POST',
    body: form,
  });
  const { modules } = await author.expect<{ modules: readonly { id: number }[] }>(
    `/api/v1/secured/courses/${courseId}?include=modules`,
  );
  return { courseId, moduleId: modules[0]?.id ?? 0, lectureId };
}
