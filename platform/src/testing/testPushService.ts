import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const device = createECDH('prime256v1');
device.generateKeys();
const auth = randomBytes(16);

/** What a browser tells of a subscription; the keys are those that {@link createPushService} reads with. */
export const aDevice = (endpoint: string) => ({
  endpoint,
  p256dh: device.getPublicKey('base64url'),
  auth: auth.toString('base64url'),
});

export interface ArrivedPush {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** As the browser would hand it to the service worker. */
  readonly content: Readonly<Record<string, unknown>>;
  /** What the signature says, once it was found to be that of `publicKey`. */
  readonly claims: Readonly<Record<string, unknown>>;
  readonly publicKey: string;
}

export interface PushService {
  /** `host:port`, to be called although it is not public. */
  readonly host: string;
  readonly arrived: ArrivedPush[];
  /** The status of the answers from now on; 201 at first. */
  answerWith(status: number): void;
  close(): Promise<void>;
}

/** A push service and the browser behind it: it opens what arrives by the letter of RFC 8188, 8291 and 8292. */
export async function createPushService(): Promise<PushService> {
  const arrived: ArrivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { claims, publicKey } = readSignature(request.headers.authorization ?? '');
      const content = JSON.parse(decrypt(Buffer.concat(parts))) as ArrivedPush['content'];
      arrived.push({ path: request.url ?? '', headers: request.headers, content, claims, publicKey });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived,
    answerWith(next) {
      status = next;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

function decrypt(message: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message[20] ?? 0;
  const senderKey = message.subarray(21, 21 + keyLength);
  const sealed = message.subarray(21 + keyLength);
  const shared = device.computeSecret(senderKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), device.getPublicKey(), senderKey]);
  const secret = derive(shared, auth, keyInfo, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** Of `vapid t=…, k=…`. Throws for a signature by another key. */
function readSignature(authorization: string): Pick<ArrivedPush, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) {
    throw new Error('The signature is not that of the key');
  }
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as ArrivedPush['claims'], publicKey };
}
