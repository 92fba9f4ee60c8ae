import { describe, expect, test } from 'vitest';
import { isSignedBy } from '../testing/testWebhookReceiver.ts';
import { makeMessageId, makeWebhookSecret, signMessage } from './webhookSignature.ts';

/** The first is the vector that the reference libraries are tested with; the others were verified with one of them. */
const vectors = [
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
    signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  },
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_lectern_1',
    timestamp: 1764151200,
    body: '{"type":"enrolment.created","timestamp":"2026-11-26T10:00:00Z","data":{"name":"Möller 🦊"}}',
    signature: 'v1,GXqRCs09F7JpI8vaKj9Y0q2lHD35g1IlHhfaYwjp/Ck=',
  },
  {
    secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    id: 'msg_lectern_2',
    timestamp: 1764151201,
    body: '',
    signature: 'v1,/hnxt3T7vPjNPCrqW6VfaYjni2tjItTOiRv77ubI6E0=',
  },
] as const;

describe('OP-291 the signature of Standard Webhooks', () => {
  test.each(vectors)('of $id is that of the reference', ({ secret, signature, ...message }) => {
    expect(signMessage([secret], message)).toBe(signature);
  });

  test('by several secrets is each of them, parted by spaces', () => {
    const { secret, signature, ...message } = vectors[0];
    const other = makeWebhookSecret();
    const [first, second, ...more] = signMessage([other, secret], message).split(' ');
    expect(first).toBe(signMessage([other], message));
    expect([second, more]).toEqual([signature, []]);
  });

  const [{ secret, id, timestamp, body }] = vectors;
  const now = new Date(timestamp * 1000);
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signMessage([makeWebhookSecret(), secret], { id, timestamp, body }),
  };
  test('convinces a receiver, and no longer once a letter of it is another one', () => {
    expect(isSignedBy(secret, { headers, body }, now)).toBe(true);
    expect(isSignedBy(secret, { headers, body: `${body} ` }, now)).toBe(false);
    expect(isSignedBy(secret, { headers: { ...headers, 'webhook-id': 'msg_other' }, body }, now)).toBe(false);
    expect(isSignedBy(secret, { headers: { ...headers, 'webhook-timestamp': `${timestamp + 1}` }, body }, now)).toBe(
      false,
    );
    const older = headers['webhook-signature'].replaceAll('v1,', 'v0,');
    expect(isSignedBy(secret, { headers: { ...headers, 'webhook-signature': older }, body }, now)).toBe(false);
    expect(isSignedBy(makeWebhookSecret(), { headers, body }, now)).toBe(false);
    expect(isSignedBy(secret, { headers, body }, new Date(now.getTime() + 301_000))).toBe(false);
  });

  test('is made with a secret of at least 24 bytes; ids of messages are never the same', () => {
    const made = makeWebhookSecret();
    expect(made).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(Buffer.from(made.slice(6), 'base64')).toHaveLength(24);
    expect(makeMessageId()).not.toBe(makeMessageId());
  });
});
