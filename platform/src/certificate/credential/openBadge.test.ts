import { createHash, generateKeyPairSync } from 'node:crypto';
import { SignJWT, decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inWorkspace } from '../../db/database.ts';
import type { CertificateWire } from '../../enrolment/certificateStatus.ts';
import type { UserCourseWire } from '../../enrolment/userCourseView.ts';
import { createStudyApp, smallCourse, type StudyApp, type StudyCourse } from '../../study/studyTestApp.testkit.ts';
import { auditTrail } from '../../testing/auditTrail.ts';
import type { TestUser } from '../../testing/testApp.ts';
import { createOutsideVerifier, type OutsideVerifier } from './outsideVerifier.testkit.ts';

let app: StudyApp;
let verifier: OutsideVerifier;
let admin: TestUser;
let course: StudyCourse;

beforeAll(async () => {
  app = await createStudyApp();
  admin = await app.aUser({ roleAdmin: true });
  course = await app.aCourse(smallCourse({ metadata: { lang: 'de' }, certificateMonths: 12 }));
  const address = await app.app.listen({ host: '127.0.0.1', port: 0 });
  verifier = createOutsideVerifier({ port: Number(new URL(address).port), now: app.now });
});
afterAll(() => app.close());
beforeEach(() => app.at(new Date()));

interface Issued extends CertificateWire {
  readonly holder: TestUser;
}

async function aCertificate(of: StudyCourse = course, workspaceId = 1, known?: TestUser): Promise<Issued> {
  const holder = known ?? (await app.aUser({ workspaceId, addressProven: true }));
  const { id } = await app.enrol(holder, of.id);
  for (const lectureId of of.lectures) {
    await app.seen(holder, id, lectureId);
  }
  for (const questionId of of.questions) {
    await app.answer(holder, id, questionId, [2]);
  }
  const { body } = await app.call<UserCourseWire>('POST', `/api/v1/secured/usercourses/${id}/_complete`, {
    as: holder,
    body: { name: holder.name },
  });
  if (body.certificate === null) {
    throw new Error('No certificate was issued');
  }
  return { ...body.certificate, holder };
}

const badgeOf = ({ uuid }: CertificateWire, host = 'localhost:4000') =>
  verifier.read(`http://${host}/credentials/${uuid}`, 'application/vc+jwt');

const revoke = (uuid: string, reason = 'Somebody else sat the test', as = admin) =>
  app.call<CertificateWire>('POST', `/api/v1/secured/certificates/${uuid}/_revoke`, { as, body: { reason } });

const restore = (uuid: string) =>
  app.call<CertificateWire>('POST', `/api/v1/secured/certificates/${uuid}/_restore`, { as: admin });

describe('an outside verifier', () => {
  test('BEY-17 accepts the credential, and reads in it what the certificate says', async () => {
    const certificate = await aCertificate();
    const badge = await verifier.verify(await badgeOf(certificate));
    expect(badge.name).toBe(certificate.courseName);
    expect(badge.issuer.name).toBe('Company 1');
    expect(Date.parse(badge.validFrom)).toBe(Math.floor(Date.parse(certificate.issuedDate) / 1000) * 1000);
    expect(badge.credentialSubject.achievement).toMatchObject({
      name: certificate.courseName,
      inLanguage: 'de',
      criteria: { narrative: expect.stringContaining('40%') },
    });
    expect(badge.credentialSubject.result).toEqual([expect.objectContaining({ value: '100' })]);
    expect(await verifier.read(badge.credentialSubject.achievement.id)).toContain(certificate.courseName);
  });

  test('BEY-17 OP-89 reads nothing of a course outside the catalogue but in its certificates', async () => {
    const internal = await app.aCourse(smallCourse());
    const certificate = await aCertificate(internal);
    const { achievement } = (await verifier.verify(await badgeOf(certificate))).credentialSubject;
    expect(await verifier.read(achievement.id)).toContain(certificate.courseName);
    await inWorkspace(app.db, 1, (trx) =>
      sql`update course set published = false where workspace_id = 1 and course_id = ${internal.id}`.execute(trx),
    );
    const address = new URL(achievement.id).pathname;
    expect(await app.call('GET', address)).toMatchObject({ status: 404 });
    expect((await verifier.verify(await badgeOf(certificate))).credentialSubject.achievement.id).toBe(achievement.id);
  });

  test('BEY-17 AUTH-01 reads nothing of an address that the holder has not proven', async () => {
    const stranger = await app.aUser({ addressProven: false });
    const badge = await verifier.verify(await badgeOf(await aCertificate(course, 1, stranger)));
    expect(badge.credentialSubject.identifier.map(({ identityType }) => identityType)).toEqual(['name']);
  });

  test('BEY-17 finds the address of the holder by its hash, and nowhere in words', async () => {
    const certificate = await aCertificate();
    const text = await badgeOf(certificate);
    const [{ identityHash, salt } = { identityHash: '', salt: '' }] = (await verifier.verify(text)).credentialSubject
      .identifier;
    const hash = createHash('sha256').update(`${certificate.holder.username}${salt}`).digest('hex');
    expect(identityHash).toBe(`sha256$${hash}`);
    expect(JSON.stringify(decodeJwt(text))).not.toContain(certificate.holder.username);
  });

  test('BEY-17 refuses what was changed, by one letter of the name as by one of the signature', async () => {
    const certificate = await aCertificate();
    const [head = '', payload = '', signature = ''] = (await badgeOf(certificate)).split('.');
    const changed = Buffer.from(payload, 'base64url').toString().replace(certificate.holderName, 'Mara Nobody');
    const forged = `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`;
    await expect(verifier.verify(forged)).rejects.toThrow('invalid signature');
    const other = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
    await expect(verifier.verify(`${head}.${payload}.${other}`)).rejects.toThrow('invalid signature');
  });

  test('BEY-17 refuses a credential that was revoked, and accepts it again once it is given back', async () => {
    const certificate = await aCertificate();
    const neighbour = await badgeOf(await aCertificate());
    const text = await badgeOf(certificate);
    await revoke(certificate.uuid);
    await expect(verifier.verify(text)).rejects.toThrow('revoked');
    await expect(verifier.verify(await badgeOf(certificate))).rejects.toThrow('revoked');
    await verifier.verify(neighbour);
    await restore(certificate.uuid);
    await verifier.verify(text);
  });

  test('BEY-17 CERT-01 refuses a credential when its certificate has run out, to the second', async () => {
    const certificate = await aCertificate();
    const text = await badgeOf(certificate);
    const { validUntil = '' } = await verifier.verify(text);
    expect(Date.parse(validUntil)).toBe(Math.floor(Date.parse(certificate.expireTime ?? '') / 1000) * 1000);
    app.at(new Date(Date.parse(validUntil) - 1000));
    await verifier.verify(text);
    app.at(new Date(Date.parse(validUntil)));
    await expect(verifier.verify(text)).rejects.toThrow('jwt expired');
  });

  test('BEY-17 refuses a credential by a key of another workspace, and one by a key of nobody', async () => {
    const ours = decodeJwt(await badgeOf(await aCertificate()));
    const acme = await app.aCourse(smallCourse(), 2);
    const theirs = await badgeOf(await aCertificate(acme, 2), 'acme.localhost:4000');
    await verifier.verify(theirs);
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const kidOf = (text: string): string =>
      (JSON.parse(Buffer.from(text.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
    const signed = (kid: string) =>
      new SignJWT(ours).setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid }).sign(privateKey);
    await expect(verifier.verify(await signed(kidOf(theirs)))).rejects.toThrow('none of its issuer');
    await expect(verifier.verify(await signed('http://localhost:4000/credentials/keys/none'))).rejects.toThrow(
      'none of its issuer',
    );
  });

  test('BEY-17 refuses the credential of someone who was erased, of whom the list says no more than that', async () => {
    const certificate = await aCertificate();
    const text = await badgeOf(certificate);
    await app.call('DELETE', `/api/v1/secured/workspaces/1/users/${certificate.holder.userId}`, {
      as: admin,
      body: { confirmUsername: certificate.holder.username },
    });
    await expect(badgeOf(certificate)).rejects.toThrow('404');
    await expect(verifier.verify(text)).rejects.toThrow('revoked');
    const left = await inWorkspace(app.db, 1, (trx) => trx.selectFrom('erased_certificate').selectAll().execute());
    expect(Object.keys(left[0] ?? {})).toEqual(['workspace_id', 'status_number']);
  });
});

describe('the keys', () => {
  test('BEY-17 a key signs for a year; what it has signed is verified afterwards as before', async () => {
    const forever = await app.aCourse(smallCourse());
    const old = await badgeOf(await aCertificate(forever));
    app.at('2041-01-01');
    const fresh = await badgeOf(await aCertificate(forever));
    const headOf = (text: string) => text.split('.')[0];
    expect(headOf(fresh)).not.toBe(headOf(old));
    await verifier.verify(old);
    await verifier.verify(fresh);
    const keys = await inWorkspace(app.db, 1, (trx) =>
      trx.selectFrom('credential_key').select(['sealed_private_key', 'public_key']).orderBy('created_time').execute(),
    );
    expect(keys.length).toBeGreaterThan(1);
    expect(keys.map((key) => key.sealed_private_key !== null)).toEqual([...keys.slice(1).map(() => false), true]);
    const served = await verifier.read('http://localhost:4000/.well-known/jwks.json');
    expect(JSON.parse(served)).toEqual({ keys: keys.map((key) => key.public_key).toReversed() });
    expect(served).not.toMatch(/"(?:d|p|q|dp|dq|qi)"/);
  });

  test('BEY-17 the private half does not stand readable in the database, and opens in no other workspace', async () => {
    await badgeOf(await aCertificate());
    const keys = await inWorkspace(app.db, 1, (trx) => trx.selectFrom('credential_key').selectAll().execute());
    expect(
      Buffer.concat(keys.map((key) => key.sealed_private_key ?? Buffer.alloc(0))).toString('latin1'),
    ).not.toContain('PRIVATE KEY');
  });

  test('BEY-17 many who ask at the same time for the first credential get it by one key', async () => {
    const acme = await app.aCourse(smallCourse(), 2);
    const certificate = await aCertificate(acme, 2);
    await inWorkspace(app.db, 2, (trx) =>
      trx.updateTable('credential_key').set({ created_time: '2001-01-01' }).execute(),
    );
    const texts = await Promise.all(Array.from({ length: 6 }, () => badgeOf(certificate, 'acme.localhost:4000')));
    expect(new Set(texts).size).toBe(1);
  });
});

describe('revoking', () => {
  test('BEY-17 who verifies reads when and why, and the certificate is not printed any more', async () => {
    const { uuid } = await aCertificate();
    const revoked = await revoke(uuid, '  Issued   by mistake ');
    expect(revoked).toMatchObject({ status: 200, body: { revokeReason: 'Issued by mistake' } });
    const { body } = await app.call('GET', `/api/v1/public/certificates?uuid=${uuid}`);
    expect(body).toEqual(revoked.body);
    expect((await app.call('GET', `/api/v1/public/certificates/${uuid}/pdf`)).status).toBe(404);
    await restore(uuid);
    expect((await app.call('GET', `/api/v1/public/certificates/${uuid}/pdf`)).status).toBe(200);
  });

  test('BEY-17 the reason that was given first stays, and each change stands in the audit log once', async () => {
    const { uuid, holder } = await aCertificate();
    const first = await revoke(uuid, 'First');
    expect((await revoke(uuid, 'Second')).body).toEqual(first.body);
    await restore(uuid);
    await restore(uuid);
    const entries = (await auditTrail(app)).filter(({ subjectId }) => subjectId === holder.userId);
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['CERTIFICATE_REVOKED', 'CERTIFICATE_RESTORED']),
    );
    expect(entries.filter(({ action }) => action.startsWith('CERTIFICATE_'))).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('First');
  });

  test('BEY-17 ROLE-12 it is for admins and anyone who made the course; others are told that there is no such certificate', async () => {
    const { uuid, holder } = await aCertificate();
    const author = await app.aUser({ createCourse: true });
    expect((await revoke(uuid, 'Why not', author)).status).toBe(404);
    expect((await revoke(uuid, 'Why not', holder)).status).toBe(403);
    await inWorkspace(app.db, 1, (trx) =>
      trx.updateTable('course').set({ created_by: author.userId }).where('course_id', '=', course.id).execute(),
    );
    expect((await revoke(uuid, 'Why not', author)).status).toBe(200);
  });

  test('BEY-17 a reason is one line of at most 500 characters, and there is always one', async () => {
    const { uuid } = await aCertificate();
    for (const reason of ['', '   ', 'two\nlines', 'x'.repeat(501), '\u200b']) {
      expect((await revoke(uuid, reason)).status, JSON.stringify(reason)).toBe(400);
    }
    expect((await revoke(uuid, 'x'.repeat(500))).status).toBe(200);
  });
});

test('BEY-17 ENR-09 CERT-01 an expired certificate is renewed by enrolling and completing again: a new one counts, the old one stays expired', async () => {
  const holder = await app.aUser();
  const first = await aCertificate(course, 1, holder);
  app.at(new Date(Date.parse(first.expireTime ?? '') + 1000));
  const second = await aCertificate(course, 1, holder);
  expect(second.uuid).not.toBe(first.uuid);
  expect(Date.parse(second.expireTime ?? '')).toBeGreaterThan(Date.parse(first.expireTime ?? ''));
  await verifier.verify(await badgeOf(second));
  await expect(badgeOf(first).then(verifier.verify)).rejects.toThrow('jwt expired');
  const { body } = await app.call('GET', `/api/v1/public/certificates?uuid=${first.uuid}`);
  expect(body).toMatchObject({
    uuid: first.uuid,
    expireTime: first.expireTime,
    revokedTime: null,
    status: 'EXPIRED',
  });
});

test('BEY-17 certificates keep the time that the course gave when they were issued', async () => {
  const changing = await app.aCourse(smallCourse({ certificateMonths: 6 }));
  const before = await aCertificate(changing);
  await inWorkspace(app.db, 1, (trx) =>
    trx.updateTable('course').set({ certificate_months: null }).where('course_id', '=', changing.id).execute(),
  );
  const { body } = await app.call('GET', `/api/v1/public/certificates?uuid=${before.uuid}`);
  expect(body).toMatchObject({ expireTime: before.expireTime });
  expect((await aCertificate(changing)).expireTime).toBeNull();
});

test('BEY-17 anyone who looks at a credential sees a page in a browser, JSON by their word, and else the signed text', async () => {
  const { uuid } = await aCertificate();
  const as = (accept: string, query = '') =>
    app.app.inject({ url: `/credentials/${uuid}${query}`, headers: { host: 'localhost', accept } });
  const page = await as('text/html,application/xhtml+xml,*/*;q=0.8');
  expect([page.statusCode, page.headers.location]).toEqual([
    302,
    `http://localhost:4000/verifycertificate/?uuid=${uuid}`,
  ]);
  const shown = await as('application/json');
  expect(shown.headers['content-type']).toContain('application/json');
  const text = await as('*/*');
  expect(text.headers).toMatchObject({ 'content-type': 'application/vc+jwt', 'access-control-allow-origin': '*' });
  expect(decodeJwt(text.body)).toMatchObject(shown.json());
  const download = await as('text/html', '?format=jwt');
  expect(download.body).toBe(text.body);
  expect(download.headers['content-disposition']).toBe(`attachment; filename="open-badge-${uuid}.jwt"`);
});

test('BEY-17 documents that are not there are not found', async () => {
  for (const path of [
    '/credentials/no-uuid',
    '/credentials/status/999999',
    '/credentials/achievements/1',
    '/credentials/keys/x',
  ]) {
    expect((await app.call('GET', path)).status, path).toBe(404);
  }
});
