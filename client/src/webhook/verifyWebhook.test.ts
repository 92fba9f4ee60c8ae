import { describe, expect, it } from 'vitest';
import { verifyWebhook, WebhookError, type VerifyOptions, type WebhookRequest } from './verifyWebhook.ts';

/** The same as those of the sender: the first is the one that the reference libraries are tested with. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const other = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
const reference = {
  'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  'webhook-timestamp': '1614265330',
  'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const headers = {
  'webhook-id': 'msg_lectern_1',
  'webhook-timestamp': '1764151200',
  'webhook-signature': 'v1,GXqRCs09F7JpI8vaKj9Y0q2lHD35g1IlHhfaYwjp/Ck=',
};
const body = '{"type":"enrolment.created","timestamp":"2026-11-26T10:00:00Z","data":{"name":"Möller 🦊"}}';
const at = (seconds: number) => new Date(seconds * 1_000);
const now = at(1_764_151_200);

const verify = (request: Partial<WebhookRequest> = {}, options: Partial<VerifyOptions> = {}) =>
  verifyWebhook({ headers, body, ...request }, { secrets: [secret], now, ...options });

describe('BEY-46 OP-302 a webhook', () => {
  it('that is genuine is told by its type', async () => {
    const event = await verify();
    expect(event).toEqual({
      id: 'msg_lectern_1',
      type: 'enrolment.created',
      timestamp: '2026-11-26T10:00:00Z',
      data: { name: 'Möller 🦊' },
    });
    // The compiler knows what the event has.
    expect(event.type === 'question.answered' ? event.data.correct : null).toBeNull();
  });

  it('may come as bytes, with headers of any kind, and signed by several secrets', async () => {
    const bytes = new TextEncoder().encode(body);
    const twice = { ...headers, 'webhook-signature': `v1,${btoa('another one')} ${headers['webhook-signature']}` };
    for (const each of [headers, new Headers(headers), twice]) {
      expect(await verify({ headers: each, body: bytes }, { secrets: [other, secret] })).toMatchObject({
        id: 'msg_lectern_1',
      });
    }
  });

  it('of the reference has its signature, though it is no event', async () => {
    const request = { headers: reference, body: '{"test": 2432232314}' };
    await expect(verify(request, { now: at(1_614_265_330) })).rejects.toThrow('is no event');
  });

  it.each<readonly [string, Partial<WebhookRequest>, Partial<VerifyOptions>]>([
    ['with another body', { body: `${body} ` }, {}],
    ['with another id', { headers: { ...headers, 'webhook-id': 'msg_2' } }, {}],
    ['of another moment', { headers: { ...headers, 'webhook-timestamp': '1764151201' } }, {}],
    [
      'of another version',
      { headers: { ...headers, 'webhook-signature': headers['webhook-signature'].replace('v1', 'v0') } },
      {},
    ],
    ['without a signature', { headers: { ...headers, 'webhook-signature': '' } }, {}],
    ['with a part of one', { headers: { ...headers, 'webhook-signature': 'v1,GXqRCs09' } }, {}],
    ['with none that can be read', { headers: { ...headers, 'webhook-signature': 'v1,%%%' } }, {}],
    ['without headers', { headers: {} }, {}],
    ['by another secret', {}, { secrets: [other] }],
    ['by no secret', {}, { secrets: [] }],
    ['too long ago', {}, { now: at(1_764_151_501) }],
    ['too early', {}, { now: at(1_764_150_899) }],
  ])('%s is refused', async (_how, request, options) => {
    await expect(verify(request, options)).rejects.toBeInstanceOf(WebhookError);
  });

  it('counts as long as its receiver says, and takes a secret that is one', async () => {
    await expect(verify({}, { now: at(1_764_151_500) })).resolves.toBeDefined();
    await expect(verify({}, { now: at(1_764_151_211), toleranceSeconds: 10 })).rejects.toThrow('too long ago');
    await expect(verify({}, { secrets: ['MfKQ9r8G'] })).rejects.toThrow('begins with whsec_');
  });
});
