import { z } from 'zod';
import limits from '../../../../contracts/limits.json' with { type: 'json' };
import { invalidField } from '../../errors.ts';
import { languages } from '../../shared/languages.ts';
import { isLineOfText, notALineOfText, tidyLine } from '../../shared/lineOfText.ts';
import { address } from '../../shared/addressSchema.ts';
import { buttonStyle } from './profileStyles.ts';

export const profileParams = z.object({
  profileName: z.string().max(255).describe('Host without port, dots as underscores.'),
});

/** Free-form apart from its name: the keys are those of GW-30. */
export const profileResponse = z
  .looseObject({
    name: z.string().describe('Host with dots as underscores; a client discards a profile of another host (WS-03).'),
    company: z.string().nullable().describe('Name of the company or school.'),
  })
  .meta({
    id: 'Profile',
    description: 'Branding of a workspace; further members as in the request that saves it.',
  });

const { socials: mostSocials, frames: mostFrames, texts: mostTexts } = limits.profile;
/** Of keys and texts together: with this, the largest profile passes through the gateway, which takes requests of 1 MiB. */
const mostCharacters = 150_000;

const line = z
  .string()
  .overwrite(tidyLine)
  .max(255, 'is longer than 255 characters: shorten it')
  .refine(isLineOfText, notALineOfText)
  .nullish();

/** An empty text says nothing. */
const optionalAddress = z.union([z.literal(''), address], 'must be an address that begins with http:// or https://');
const link = optionalAddress.nullish();

const flag = z.boolean().nullish();

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #1a2b3c')
  .nullish();

const code = (pattern: RegExp, example: string) =>
  z
    .string()
    .trim()
    .refine((text) => text === '' || pattern.test(text), `must be an id such as ${example}`)
    .nullish();

const texts = z.record(
  z.string().regex(/^[\w.-]{1,200}$/, 'must have keys of letters, digits, dots, underscores and hyphens'),
  z
    .string()
    .max(2000, 'is longer than 2000 characters: shorten it')
    // JSON writes each in six bytes.
    .refine((text) => !/[^\P{Cc}\n\t]/u.test(text), 'must have no control characters'),
);

type TextsByLanguage = Partial<Record<string, z.output<typeof texts>>>;

const entriesOf = (byLanguage: TextsByLanguage): (readonly [key: string, text: string])[] =>
  Object.values(byLanguage).flatMap((part) => Object.entries(part ?? {}));

const charactersOf = (byLanguage: TextsByLanguage): number =>
  entriesOf(byLanguage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);

const notTooManyTexts = `must be at most ${mostTexts} texts`;

/**
 * Throws INVALID for a body with too many texts. Asked before they are looked at one by one: a hundred thousand of them, each with a
 * mistake, would keep everybody else waiting.
 */
export function assertFewTexts(body: unknown): void {
  const { i18n } = Object(body) as { i18n?: unknown };
  if (typeof i18n !== 'object' || i18n === null) {
    return;
  }
  const parts = Object.values(i18n);
  let texts = 0;
  // To the first that is one too many.
  if (parts.length > mostTexts || parts.some((part) => (texts += membersOf(part)) > mostTexts)) {
    throw invalidField('i18n', notTooManyTexts);
  }
}

const membersOf = (part: unknown): number => (typeof part === 'object' && part !== null ? Object.keys(part).length : 1);

/** The whole branding profile (OP-28, OP-82). What is absent, null or empty goes back to its default. */
export const profileRequest = z
  .object({
    title: line.describe('Title of the site; at most 255 characters.'),
    disclaimer: z
      .string()
      .max(10_000, 'is longer than 10000 characters: shorten it')
      .nullish()
      .describe('HTML; what may not stand there is removed.'),
    company: line.describe('Name of the company or school; at most 255 characters.'),
    companyUrl: link.describe('Address of the company.'),
    socials: z
      .array(
        z.object({
          type: z
            .string()
            .regex(/^[a-z0-9-]{1,32}$/, 'must be lower-case letters, digits and hyphens')
            .describe('The network, such as `linkedin`.'),
          url: address.describe('The address.'),
        }),
      )
      .max(mostSocials, `must be at most ${mostSocials}`)
      .nullish()
      .describe(`Links to social networks, at most ${mostSocials}.`),
    footerLogoIsLink: flag.describe('Whether the logo of the footer links to `companyUrl`.'),
    copyrightIsLink: flag.describe('Whether the copyright line links to `companyUrl`.'),
    privacy: link.describe('Address of the privacy policy.'),
    content: link.describe('Address of the page about the content.'),
    tac: link.describe('Address of the terms and conditions.'),
    headerLogo: link.describe('Address of the logo in the header.'),
    footerLogo: link.describe('Address of the logo in the footer.'),
    favicon: link.describe('Address of the icon of the site.'),
    theme: z
      .object({
        primary: color.describe('The main action and progress.'),
        secondary: color.describe('The accent.'),
        error: color.describe('Errors and wrong answers.'),
        success: color.describe('Success and right answers.'),
        warning: color.describe('Warnings.'),
      })
      .nullish()
      .describe('The five colours, as `#rrggbb`.'),
    lang: z.enum(languages).nullish().describe('Default language.'),
    i18n: z
      .partialRecord(z.enum(languages), texts)
      .refine((byLanguage) => entriesOf(byLanguage).length <= mostTexts, notTooManyTexts)
      .refine(
        (byLanguage) => charactersOf(byLanguage) <= mostCharacters,
        `must have at most ${mostCharacters} characters in all, keys included`,
      )
      .nullish()
      .describe(
        `Texts of the interface by language and key, at most ${mostTexts} of at most 2,000 characters, together at most 150,000 with their keys; shown as text, never as HTML.`,
      ),
    hide: z
      .array(z.enum(['languageChooser', 'darkModeToggle']))
      .max(10, 'must be at most 10')
      .nullish()
      .describe('Parts of the interface that are hidden.'),
    style: z
      .object({
        buttons: buttonStyle.nullish().describe('Ordinary buttons.'),
        actionButtons: buttonStyle.nullish().describe('Buttons of the main action.'),
        indicationButtons: buttonStyle.nullish().describe('Buttons that indicate a state.'),
      })
      .nullish()
      .describe('CSS of buttons (WS-06).'),
    gamificationFrames: z
      .array(address)
      .max(mostFrames, `must be at most ${mostFrames}`)
      .nullish()
      .describe(`Pictures that are offered as frames, at most ${mostFrames}.`),
    gtm: z
      .object({ gtmTrackingId: code(/^GTM-[A-Z0-9]{1,12}$/, 'GTM-ABC123').describe('Id of the container.') })
      .nullish()
      .describe('Google Tag Manager.'),
    googleAnalyticsTrackingId: code(/^(G-[A-Z0-9]{1,16}|UA-\d{4,12}-\d{1,4})$/, 'G-ABC123').describe(
      'Id of the property in Google Analytics.',
    ),
    remoteComponents: flag.describe('Whether the scripts and the page style of the operator are loaded.'),
    feedbackFormEnabled: flag.describe('Whether the feedback tab is shown.'),
    feedbackFormId: code(/^[A-Za-z0-9_-]{1,64}$/, 'aB3_x').describe('Id of the form that the feedback tab opens.'),
    marketplace: flag.describe('Whether the built-in demo courses are shown.'),
  })
  .meta({ id: 'ProfileRequest', description: 'The whole branding profile of a workspace (OP-28, GW-30).' });

export type ProfileRequest = z.output<typeof profileRequest>;
