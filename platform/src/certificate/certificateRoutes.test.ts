import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStudyApp, smallCourse, type StudyApp } from '../study/studyTestApp.testkit.ts';
import type { UserCourseWire } from '../enrolment/userCourseView.ts';
import { certificateResponseSchema } from '../enrolment/certificateSchemas.ts';
import type { CertificateWire } from '../enrolment/certificateStatus.ts';

let app: StudyApp;
let issued: CertificateWire;

beforeAll(async () => {
  app = await createStudyApp();
  const learner = await app.aUser({ name: 'Олена Example' });
  const course = await app.aCourse(smallCourse({ metadata: { lang: 'de' } }));
  const { id } = await app.enrol(learner, course.id);
  for (const lectureId of course.lectures) {
    await app.seen(learner, id, lectureId);
  }
  for (const questionId of course.questions) {
    await app.answer(learner, id, questionId, [2]);
  }
  const { body } = await app.call<UserCourseWire>('POST', `/api/v1/secured/usercourses/${id}/_complete`, {
    as: learner,
    body: { name: learner.name },
  });
  if (body.certificate === null) {
    throw new Error('No certificate was issued');
  }
  issued = body.certificate;
});
afterAll(() => app.close());

const verify = (uuid: string, options: object = {}) =>
  app.call<CertificateWire>('GET', `/api/v1/public/certificates?uuid=${uuid}`, options);

describe('verifying', () => {
  test('CERT-06 REST-36 anyone verifies a certificate by its uuid, without signing in', async () => {
    const { status, body } = await verify(issued.uuid);
    expect(status).toBe(200);
    expect(certificateResponseSchema.parse(body)).toEqual(body);
    expect(body).toEqual(issued);
    expect(body).toMatchObject({
      holderName: 'Олена Example',
      courseLanguage: 'de',
      scorePercent: 100,
      duration: 36,
      status: 'VALID',
    });
  });

  test('OP-24 an unknown uuid is not found, whatever it looks like', async () => {
    for (const uuid of ['00000000-0000-4000-8000-000000000000', 'no-uuid', "'"]) {
      expect((await verify(encodeURIComponent(uuid))).status).toBe(404);
    }
    expect((await app.call('GET', '/api/v1/public/certificates')).status).toBe(400);
  });

  test('CERT-06 the host of another workspace does not know it', async () => {
    expect((await verify(issued.uuid, { host: 'acme.localhost' })).status).toBe(404);
  });
});

describe('printing', () => {
  const pdf = (uuid: string, query = '', headers: Record<string, string> = {}) =>
    app.app.inject({
      url: `/api/v1/public/certificates/${uuid}/pdf${query}`,
      headers: { host: 'localhost', ...headers },
    });

  test('OP-24 the PDF is one landscape A4 page with its fonts in it', async () => {
    const reply = await pdf(issued.uuid);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toContain(`certificate-${issued.uuid}.pdf`);
    const text = reply.rawPayload.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/\/MediaBox \[0 0 841\.89 595\.28\]/);
    expect(text.match(/\/FontFile[23]? /g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).toContain(`/verifycertificate/?uuid=${issued.uuid}`);
  });

  test('OP-24 it is revalidated by its ETag, which differs by language', async () => {
    const first = await pdf(issued.uuid);
    const etag = String(first.headers['etag']);
    expect((await pdf(issued.uuid, '', { 'if-none-match': etag })).statusCode).toBe(304);
    const german = await pdf(issued.uuid, '?lang=de', { 'if-none-match': etag });
    expect(german.statusCode).toBe(200);
    expect((await pdf(issued.uuid, '?lang=xx')).statusCode).toBe(400);
  });

  test('OP-24 the page names the registered host, by whatever loopback name it was asked for', async () => {
    const etagAt = async (host: string) => (await pdf(issued.uuid, '', { host })).headers['etag'];
    const etag = await etagAt('localhost');
    for (const host of ['127.0.0.1', '127.1.2.3', '[::1]:4001']) {
      expect(await etagAt(host)).toBe(etag);
    }
  });

  test('OP-24 an unknown uuid is not found', async () => {
    expect((await pdf('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });
});
