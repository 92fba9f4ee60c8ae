import { z } from 'zod';
import { pushKinds } from './pushKinds.ts';

export const noticesResponse = z
  .object({
    publicKey: z
      .string()
      .describe('VAPID key of the workspace, base64url: the `applicationServerKey` of a subscription.'),
    certificate: z.boolean().describe('Whether a notice tells of a new certificate.'),
    achievement: z.boolean().describe('Whether a notice tells of a new achievement.'),
    due: z.boolean().describe('Whether a notice reminds of a course that is due.'),
    reply: z.boolean().describe('Whether a notice tells of a reply in a discussion that one takes part in.'),
    question: z.boolean().describe('Whether a notice tells of a new question in a course that one answers for.'),
    enrolment: z.boolean().describe('Whether a notice tells of a course that someone else enrolled one in.'),
    devices: z
      .array(
        z.object({
          id: z.int().describe('Raw id.'),
          endpointHash: z
            .string()
            .describe(
              'SHA-256 of the endpoint, hex: a browser knows its own by it. The endpoint itself is never told.',
            ),
          createTime: z.string().describe('When it was added; ISO 8601, UTC.'),
        }),
      )
      .describe('Browsers that take notices while the sign-in lasts that they were added by, the newest first.'),
  })
  .meta({ id: 'Notices', description: 'Which notices a person gets, and where.' });

const notice = z
  .object({
    id: z.int().describe('Raw id.'),
    kind: z.enum(Object.values(pushKinds)).describe('What it is about.'),
    subject: z.string().describe('Name of the course or the achievement, or title of the question.'),
    path: z.string().describe('The page that it opens.'),
    createTime: z.string().describe('When it was ordered; ISO 8601, UTC.'),
  })
  .meta({ id: 'Notice', description: 'Something that a person was notified of.' });

export const newNoticesResponse = z
  .object({
    notices: z.array(notice).describe('The notices, the oldest first.'),
    cursor: z.string().describe('`after` of the next call.'),
    more: z.boolean().describe('Whether there may be more right now.'),
  })
  .meta({ id: 'NewNotices', description: 'What a person was notified of since a cursor.' });

export type NoticesResponse = z.output<typeof noticesResponse>;

export const noticesPatch = z
  .object({
    certificate: z.boolean().describe('Whether a notice tells of a new certificate.'),
    achievement: z.boolean().describe('Whether a notice tells of a new achievement.'),
    due: z.boolean().describe('Whether a notice reminds of a course that is due.'),
    reply: z.boolean().describe('Whether a notice tells of a reply in a discussion that one takes part in.'),
    question: z.boolean().describe('Whether a notice tells of a new question in a course that one answers for.'),
    enrolment: z.boolean().describe('Whether a notice tells of a course that someone else enrolled one in.'),
  })
  .partial()
  .meta({ id: 'NoticesPatch', description: 'Kinds of notices to switch; absent ones stay as they are.' });

export type NoticesPatch = z.output<typeof noticesPatch>;

export const deviceRequest = z
  .object({
    endpoint: z
      .string()
      .max(2000, 'is longer than 2000 characters: shorten it')
      .describe('Where the push service of the browser takes messages: https, at a public address.'),
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}$/, 'must be a public key of P-256 in base64url')
      .describe('Public key of the subscription, 65 bytes in base64url.'),
    auth: z
      .string()
      .regex(/^[\w-]{22}$/, 'must be 16 bytes in base64url')
      .describe('Secret of the subscription, 16 bytes in base64url.'),
  })
  .meta({ id: 'NoticeDevice', description: 'A push subscription, as the browser made it.' });

export type DeviceRequest = z.output<typeof deviceRequest>;
