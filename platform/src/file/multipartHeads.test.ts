import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '../testing/testApp.ts';
import { aPicture } from '../testing/uploads.ts';

let server: TestApp;
let author: TestUser;
let token: string;
let picture: Buffer;
let courseId: number;

beforeAll(async () => {
  server = await createTestApp();
  author = await server.aUser({ createCourse: true });
  token = await server.signIn(author);
  picture = await aPicture();
  const course = await server.call<{ id: number }>('POST', '/api/v1/secured/courses', {
    as: author,
    body: { name: 'Packages' },
  });
  courseId = course.body.id;
});
afterAll(() => server.close());

const fileHead = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png';
const plain = 'multipart/form-data; boundary=x';

interface Case {
  readonly what: string;
  readonly status: number;
  readonly type?: string;
  readonly boundary?: string;
  /** Of the part with the file. */
  readonly head?: string;
  readonly end?: string;
}

const bodyOf = ({ boundary = 'x', head = fileHead, end = `\r\n--${boundary}--\r\n` }: Case): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="category"\r\n\r\nCONTENT\r\n--${boundary}\r\n${head}\r\n\r\n`,
    ),
    picture,
    Buffer.from(end),
  ]);

const ofLength = (length: number, status: number): Case => {
  const boundary = 'b'.repeat(length);
  return {
    what: `a boundary of ${length} characters`,
    type: `multipart/form-data; boundary=${boundary}`,
    boundary,
    status,
  };
};
const manyHeaders = Array.from({ length: 5_000 }, (_, index) => `x-${index}: 1`).join('\r\n');
const nested =
  'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: multipart/mixed; boundary=y';

const cases: readonly Case[] = [
  ...[1, 69, 70].map((length) => ofLength(length, 201)),
  ...[71, 253, 254, 255, 256, 300, 8_000].map((length) => ofLength(length, 400)),
  { what: 'a quoted boundary', type: 'multipart/form-data; boundary="a b:c"', boundary: 'a b:c', status: 201 },
  { what: 'a boundary before a parameter', type: 'multipart/form-data; boundary=x; charset=utf-8', status: 201 },
  { what: 'no boundary', type: 'multipart/form-data', status: 400 },
  { what: 'an empty boundary', type: 'multipart/form-data; boundary=', boundary: '', status: 400 },
  { what: 'an empty quoted boundary', type: 'multipart/form-data; boundary=""', boundary: '', status: 400 },
  { what: 'a quote without an end', type: 'multipart/form-data; boundary="x', status: 400 },
  {
    what: 'a boundary with a space at its end',
    type: 'multipart/form-data; boundary="x "',
    boundary: 'x ',
    status: 400,
  },
  { what: 'a boundary of other characters', type: 'multipart/form-data; boundary="x<y"', boundary: 'x<y', status: 400 },
  { what: 'an encoded boundary', type: "multipart/form-data; boundary*=utf-8''x", status: 400 },
  { what: 'a boundary that the body lacks', type: 'multipart/form-data; boundary=y', status: 400 },
  { what: 'another kind of parts', type: 'multipart/mixed; boundary=x', status: 415 },
  { what: 'a type that only begins so', type: 'multipart/form-dataset; boundary=x', status: 415 },
  { what: 'a body that is cut short', end: '', status: 400 },
  { what: 'a part with a header of 200 kB', head: `${fileHead}\r\nx: ${'b'.repeat(200_000)}`, status: 201 },
  { what: 'a part with 5,000 headers', head: `${manyHeaders}\r\n${fileHead}`, status: 400 },
  { what: 'parts within a part', head: nested, status: 201 },
  { what: 'a part without a disposition', head: 'content-type: image/png', status: 400 },
  { what: 'a disposition that is none', head: 'content-disposition: ;;;=;"', status: 400 },
  { what: 'a name with a NUL', head: 'content-disposition: form-data; name="fi\0le"; filename="a.png"', status: 400 },
];

const send = async (url: string, given: Case) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': given.type ?? plain };
  const reply = await server.app.inject({ method: 'POST', url, headers, payload: bodyOf(given) });
  return { status: reply.statusCode, body: reply.json<Record<string, unknown>>() };
};

const file = { id: expect.any(Number) };
const refusal = { code: expect.any(String), message: expect.any(String), requestId: expect.any(String) };

test.each(cases)('REST-60 $what is answered with $status', async (given) => {
  const { status, body } = await send('/upload-api/v1/secured/workspaces/1/files/_upload', given);
  expect(status, JSON.stringify(body)).toBe(given.status);
  expect(body).toMatchObject(status === 201 ? file : refusal);
});

test.each(cases)('REST-61 of a package, $what is refused and no fault', async (given) => {
  const { status, body } = await send(`/upload-api/v1/secured/scorm/${courseId}/_upload`, given);
  expect([400, 415], JSON.stringify(body)).toContain(status);
  expect(body).toMatchObject(refusal);
});
