import { registerLearner, type RestClient } from './restClient.ts';
import { readKnownCourse } from './study.ts';
import { studyByRest } from './studyByRest.ts';
import type { CertificateWire, UserCourseWire } from './wire.ts';

export interface CertifiedLearner {
  readonly client: RestClient;
  readonly username: string;
  readonly userCourseId: number;
  readonly certificate: CertificateWire;
}

/** Someone who has just completed a demo course, all answers right, and has its certificate. */
export async function certifiedLearner(
  platform: RestClient,
  courseId: number,
  name: string,
): Promise<CertifiedLearner> {
  const { lectures } = await readKnownCourse(platform, courseId);
  const { client, user } = await registerLearner(platform, name);
  const { id } = await client.expect<{ id: number }>('/api/v1/secured/usercourses', {
    method: 'POST',
    body: { courseId },
  });
  const base = `/api/v1/secured/usercourses/${id}`;
  await studyByRest(
    client,
    { id, courseId },
    lectures.map((lecture) => lecture.id),
  );
  const done = await client.expect<UserCourseWire>(`${base}/_complete`, { method: 'POST', body: { name } });
  if (done.certificate === null) throw new Error(`Course ${courseId} gave no certificate`);
  return { client, username: user.username, userCourseId: id, certificate: done.certificate };
}
