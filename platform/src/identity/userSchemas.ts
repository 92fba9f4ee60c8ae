import { isValidPhoneNumber } from 'libphonenumber-js';
import countries from 'i18n-iso-countries';
import { z } from 'zod';
import { isSafeAddress } from '../shared/addressSchema.ts';
import { email } from '../shared/emailSchema.ts';
import { languages } from '../shared/languages.ts';
import { isLineOfText, notALineOfText, tidyLine } from '../shared/lineOfText.ts';
import { personName as name } from '../shared/personName.ts';
import { preferences, preferencesPatch } from './preferences.ts';

/** A new password (VAL-01, VAL-02, OP-63). */
export const password = z
  .string()
  .min(8, 'must have at least 8 characters')
  .max(128, 'is longer than 128 characters: shorten it');

/** An http or https address, or a file of this platform as the seed has them; an empty text counts as none (VAL-11, VAL-12, OP-64). */
const optionalUrl = z
  .string()
  .trim()
  .max(2000, 'is longer than 2000 characters: shorten it')
  .refine((text) => text === '' || isSafeAddress(text), 'must be an address that begins with http:// or https://')
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** E.164, for example +4930123456; an empty text counts as none (VAL-07, OP-61). */
const phone = z
  .string()
  .trim()
  .max(30, 'is longer than 30 characters: shorten it')
  .refine(
    (text) => text === '' || (text.startsWith('+') && isValidPhoneNumber(text)),
    'must be a valid number with its calling code, such as +4930123456',
  )
  .transform((text) => (text === '' ? null : text.replaceAll(/[^+\d]/g, '')))
  .nullable();

const line = z
  .string()
  .overwrite(tidyLine)
  .max(255, 'is longer than 255 characters: shorten it')
  .refine(isLineOfText, notALineOfText)
  .transform((text) => (text === '' ? null : text))
  .nullable();

/** ISO 3166-1 alpha-2 (OP-61). */
const country = z
  .string()
  .trim()
  .transform((text) => (text === '' ? null : text.toUpperCase()))
  .refine((code) => code === null || countries.isValid(code), 'must be a country code such as DE')
  .nullable();

export const registerRequest = z
  .object({
    username: email
      .optional()
      .describe('E-mail address; at most 255 characters; unique in the workspace, in any case of letters. Required.'),
    password: password.optional().describe('8 to 128 characters. Required.'),
    name: name
      .optional()
      .describe('Name as it shall stand on certificates; 1 to 255 characters after trimming. Required.'),
    language: z.enum(languages).optional().describe('Language of mails and of the interface; `en` when absent.'),
  })
  .nullish()
  .meta({
    id: 'RegisterRequest',
    description:
      'A new account (OP-26). With a token of another provider only the language counts, and the body may be absent (REST-04).',
  });

export type RegisterRequest = z.output<typeof registerRequest>;

export const userPatch = z
  .object({
    name: name.optional().describe('Name as it shall stand on certificates; 1 to 255 characters; cannot be cleared.'),
    language: z.enum(languages).optional().describe('Language of mails and of the interface; cannot be cleared.'),
    picture: optionalUrl
      .optional()
      .describe('http or https address of the picture, or the path of a file of this platform; null for none.'),
    phone: phone.optional().describe('Phone number in E.164; null for none.'),
    address: z
      .object({
        street: line.optional().describe('Street and number; null for none.'),
        postalCode: line.optional().describe('Postal code; null for none.'),
        country: country.optional().describe('ISO 3166-1 code of two letters; null for none.'),
      })
      .nullable()
      .optional()
      .describe('Members that are absent stay; null clears the whole address.'),
    avatarFrameId: z
      .int()
      .nullable()
      .optional()
      .describe(
        'Id of the link to an earned achievement of kind FRAME, which frames the avatar from now on; null for none.',
      ),
    preferences: preferencesPatch
      .nullable()
      .optional()
      .describe('Members that are absent stay, null clears one; null for the whole clears all.'),
  })
  .meta({
    id: 'UserPatch',
    description: 'A JSON Merge Patch of the own account: absent members stay, null clears (OP-14).',
  });

export type UserPatch = z.output<typeof userPatch>;

const roleNames = ['ROLE_ADMIN', 'ROLE_COURSE_ADMIN', 'ROLE_VOUCHER_ADMIN'] as const;

const address = z.object({
  street: z.string().nullable().describe('Street and number.'),
  postalCode: z.string().nullable().describe('Postal code.'),
  country: z.string().nullable().describe('ISO 3166-1 code of two letters.'),
});

const decoration = z
  .object({
    id: z.int().describe('Id of the link.'),
    gamificationId: z.int().describe('Id of the achievement.'),
    createTime: z.string().describe('When it was earned; ISO 8601, UTC.'),
    userCourseId: z.int().describe('Id of the user course it was earned in.'),
    courseId: z.int().describe('Id of that course.'),
    courseName: z.string().describe('Name of that course.'),
    courseLanguage: z
      .string()
      .nullable()
      .describe('Language of that course, as a code of BCP 47; null when its author does not state it.'),
    gamification: z
      .object({
        id: z.int().describe('Id of the achievement.'),
        '@type': z
          .enum(['LECTURES_COMPLETED', 'QUESTIONS_ANSWERED', 'QUESTIONS_ANSWERED_RATE'])
          .describe('What earns it.'),
        kind: z.literal('FRAME').nullable().describe('`FRAME` when it frames the avatar, else null.'),
        name: z.string().describe('Name of the achievement.'),
        description: z.string().describe('What it is for.'),
        imageUrl: z.string().nullable().describe('Address of its picture.'),
      })
      .meta({
        id: 'DecorationItem',
        description: 'An achievement without what it takes and what the learner has of it.',
      })
      .nullable()
      .describe('The achievement; null when its course does not have it any more.'),
  })
  .meta({ id: 'Decoration', description: 'An earned achievement as it decorates a person.' });

export const userResponse = z
  .object({
    id: z.int().describe('Id of the user.'),
    username: z.string().describe('E-mail address.'),
    name: z.string().describe('Name as it stands on certificates.'),
    picture: z.string().nullable().describe('Address of the picture.'),
    language: z.enum(languages).describe('Language of mails and of the interface.'),
    roles: z.array(z.enum(roleNames)).describe('Roles that count at this moment; ROLE_ADMIN implies the other two.'),
    createCourse: z.boolean().describe('Right to create courses, as it was given; the roles say whether it counts.'),
    createVoucher: z.boolean().describe('Right to create vouchers, as it was given; the roles say whether it counts.'),
    rightsWait: z
      .boolean()
      .describe(
        'Whether rights wait until the address is proven: by an invitation, a password reset by mail, or a provider (ROLE-08).',
      ),
    createdTime: z.string().describe('When the account was made; ISO 8601, UTC.'),
    preferences: preferences.describe(
      'Reading settings that follow the user to every device; null where none is chosen.',
    ),
    consentDue: z
      .object({
        id: z.int().describe('Id of the version.'),
        url: z.string().describe('Address of the text.'),
      })
      .nullable()
      .describe('The active version of the terms, while the user has not accepted it; else null (WS-20).'),
    mayCustomise: z.boolean().describe('Whether the user may change how the workspace looks (OP-82).'),
    hasPassword: z.boolean().describe('Whether the user can sign in by password; false for external sign-ins alone.'),
    address: address.optional().describe('Only with `include=address`.'),
    phone: z.string().nullable().optional().describe('Phone number in E.164; only with `include=phone`.'),
    latestUserCourseGamification: decoration
      .nullable()
      .optional()
      .describe('The achievement earned last, or null; only with `include=latestUserCourseGamification`.'),
    avatarFrame: decoration
      .nullable()
      .optional()
      .describe(
        'The earned achievement whose picture frames the avatar: the one chosen, until then the frame earned last; null for none. Only with `include=avatarFrame`.',
      ),
  })
  .meta({ id: 'User', description: 'An account in its workspace (GW-27, GW-28).' });

export type UserResponse = z.output<typeof userResponse>;

export const userIncludes = ['address', 'phone', 'latestUserCourseGamification', 'avatarFrame'] as const;
export type UserInclude = (typeof userIncludes)[number];
