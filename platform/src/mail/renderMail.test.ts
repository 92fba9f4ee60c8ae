import { describe, expect, test } from 'vitest';
import { mailBrand } from './mailBrand.ts';
import { resetTokenHours } from '../identity/resetRules.ts';
import { invitationDays } from '../workspace/people/issueInvitationToken.ts';
import type { MailKind } from './order/enqueueMail.ts';
import type { PreparedMail } from './preparedMail.ts';
import { renderMail } from './renderMail.ts';
import { mailLanguage, mailTexts } from './texts/mailTexts.ts';
import { languages } from '../shared/languages.ts';

const config = { publicUrlPattern: 'https://{hostname}' };
const workspace = {
  hostname: 'learn.example.org',
  company: 'Example',
  color: null,
  trial: false,
  profile: {
    title: 'Example Academy',
    headerLogo: '/static/media/brand/logo.png',
    theme: { primary: '#ffcd00' },
  },
};
const brand = mailBrand(config, workspace);
const aMail = (values: Partial<PreparedMail> = {}): PreparedMail => ({
  kind: 'RESET_PW',
  to: 'mira@demo.test',
  name: 'Mira Costa',
  language: 'en',
  brand,
  link: 'https://learn.example.org/passwordreset?token=abc',
  time: new Date('2030-01-31T09:05:00.000Z'),
  validity: { value: resetTokenHours, unit: 'hour' },
  ...values,
});
const dueTime = new Date('2030-02-05T22:59:00.000Z');
/** What each kind tells of beyond what every mail has. */
const told: Readonly<Record<MailKind, Partial<PreparedMail>>> = {
  RESET_PW: {},
  INVITATION: {},
  PASSWORD_CHANGED: {},
  REMINDER: { due: [{ name: 'Green tea', dueTime }] },
  MESSAGE: { message: { subject: 'On Green tea', body: 'Mira, have you tasted it?', courseName: 'Green tea' } },
  ENROLMENT: { enrolled: [{ name: 'Green tea', dueTime, actorName: 'Ines' }] },
  QUESTIONS: { questions: [{ title: 'How hot?', courseName: 'Green tea' }] },
  REPLY: {},
  INACTIVE_ACCOUNT: {},
  PUBLISHED: { courseName: 'Green tea' },
  NOT_PUBLISHED: { courseName: 'Green tea' },
  REVIEW: { courseName: 'Green tea', count: 3 },
  WEBHOOK_DISABLED: { webhookHost: 'hooks.example.org' },
};
const kinds = Object.keys(told) as readonly MailKind[];
const everyMail = languages.flatMap((language) => kinds.map((kind) => ({ kind, language })));

describe('mails', () => {
  const tea = { name: 'Green {workspace} tea', dueTime: new Date('2030-02-05T22:59:00.000Z') };
  const clock = { name: 'The clock', dueTime: new Date('2030-02-09T22:59:00.000Z') };
  test.each([
    ['en', [tea], 'Green {workspace} tea: due on 5 February 2030'],
    ['en', [tea, clock, clock], 'Green {workspace} tea: due on 5 February 2030 (+2)'],
    ['en', [{ ...clock, dueTime: new Date('2030-01-30T09:00:00.000Z') }], 'The clock: was due on 30 January 2030'],
    ['de', [clock], 'The clock: fällig am 9. Februar 2030'],
  ] as const)('BEY-13 the subject of a reminder in %s names what is most urgent', (language, due, subject) => {
    expect(renderMail(aMail({ kind: 'REMINDER', language, due })).subject).toBe(subject);
  });

  test('OP-203 WCAG 1.3.2 names from right to left are isolated in the sentences of a mail', () => {
    const due = [{ name: 'שיעור 2', dueTime: new Date('2030-02-05T22:59:00.000Z') }];
    const { subject, text } = renderMail(aMail({ kind: 'REMINDER', name: 'דוד', due }));
    expect(subject).toBe('\u2068שיעור 2\u2069: due on 5 February 2030');
    expect(text).toContain('\u2068דוד\u2069,');
    const enrolled = [{ name: 'שיעור 2', actorName: 'Ines', dueTime: due[0]?.dueTime ?? null }];
    expect(renderMail(aMail({ kind: 'ENROLMENT', enrolled })).subject).toBe(
      'Ines enrolled you in “\u2068שיעור 2\u2069”, due on 5 February 2030',
    );
  });

  test.each([
    [
      'en',
      'Ines enrolled you in “Green {due} tea”, due on 5 February 2030',
      'Ines enrolled you in “Green {due} tea” (+1)',
    ],
    ['de', 'Ines hat dich in „Green {due} tea“ eingeschrieben, fällig am 5. Februar 2030', null],
    ['uk', 'Вас записано на курс «Green {due} tea» (Ines), завершити до 5 лютого 2030 р.', null],
    ['pt', 'Ines fez sua inscrição em “Green {due} tea”, prazo até 5 de fevereiro de 2030', null],
    ['ru', 'Вас записали на курс «Green {due} tea» (Ines), завершить до 5 февраля 2030 г.', null],
  ] as const)('OP-128 in %s a mail says who enrolled one, in what and by which day', (language, subject, ofTwo) => {
    const course = { name: 'Green {due} tea', dueTime: tea.dueTime, actorName: 'Ines' };
    const enrolment = (enrolled: PreparedMail['enrolled'] = []) =>
      renderMail(aMail({ kind: 'ENROLMENT', language, enrolled }));
    const one = enrolment([course]);
    expect(one.subject).toBe(subject);
    expect(one.text).toContain('Green {due} tea: ');
    expect(one.text.replaceAll(course.name, '')).not.toMatch(/\{\w+\}|undefined|null/);
    expect(ofTwo ?? enrolment([course, course]).subject).toBe(enrolment([course, course]).subject);
    const others = enrolment([course, { ...course, actorName: 'Mira' }]);
    expect(`${others.subject} ${others.text}`).not.toContain('Ines');
    expect(enrolment([{ ...course, dueTime: null, actorName: null }]).subject).not.toMatch(/2030|Ines|\{enrolled\}/);
  });

  test.each(everyMail)('I18N-04 $kind in $language is whole as HTML and as text', ({ kind, language }) => {
    const mail = renderMail(aMail({ kind, language, ...told[kind] }));
    expect(mail.subject).toMatch(/Green tea|Example Academy|hooks\.example\.org/);
    expect(mail.html).toContain(`<html lang="${language}"`);
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('https://learn.example.org/passwordreset?token=abc');
      expect(body).toContain('Mira Costa');
      expect(body).not.toMatch(/\{\w+\}|undefined|null/);
    }
    // The words are translated, not English ones.
    const { action } = mailTexts[language].letters[kind];
    expect(action === mailTexts.en.letters[kind].action).toBe(language === 'en');
    expect(mail.text).toContain(action);
    expect(mail.subject).not.toContain('!');
    expect(mail.text).not.toContain('!');
  });

  test.each(languages)(
    'OP-341 in %s a mail says that a decision is needed before changes are published',
    (language) => {
      const mail = aMail({ kind: 'NOT_PUBLISHED', language, courseName: 'Green tea' });
      const [asked, other] = [renderMail({ ...mail, undecided: true }), renderMail(mail)];
      const [said = ''] = mailTexts[language].letters.NOT_PUBLISHED.undecided ?? [];
      const words = said.split('{course}').at(-1) ?? '';
      expect(words).not.toBe('');
      expect(asked.text).toContain(words);
      expect(other.text).not.toContain(words);
      expect(asked.text).not.toMatch(/\{\w+\}|undefined|null/);
    },
  );

  test.each([
    ['en', '24 hours', '30 days'],
    ['uk', '24 години', '30 днів'],
    ['pt', '24 horas', '30 dias'],
    ['de', '24 Stunden', '30 Tage'],
    ['ru', '24 часа', '30 дней'],
  ] as const)('OP-26 OP-30 in %s a reset says %s, an invitation %s', (language, hours, days) => {
    expect(renderMail(aMail({ language })).text).toContain(hours);
    const validity = { value: invitationDays, unit: 'day' } as const;
    expect(renderMail(aMail({ language, kind: 'INVITATION', validity })).text).toContain(days);
  });

  test('every text of a person or a profile is escaped', () => {
    const evil = `<img src=x onerror=alert(1)>"'&`;
    const mail = renderMail(aMail({ name: evil, brand: { ...brand, title: evil, logo: 'https://a.b/"><script>' } }));
    expect(mail.html).not.toMatch(/<script|<img src=x/);
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  test('someone whose name may not be said is greeted without one', () => {
    const mail = renderMail(aMail({ name: null }));
    expect(mail.text.startsWith('Hello,\n')).toBe(true);
  });

  test('WS-03 THEME-01 shows title, logo and colour of the workspace, darkened until white can be read on it', () => {
    expect(brand).toMatchObject({
      title: 'Example Academy',
      origin: 'https://learn.example.org',
      logo: 'https://learn.example.org/static/media/brand/logo.png',
    });
    expect(contrast(brand.colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(mailBrand(config, { ...workspace, profile: { theme: { primary: '#7a1f35' } } }).colourOnDark, '#1d2228'),
    ).toBeGreaterThanOrEqual(4.5);
    expect(renderMail(aMail()).html).toContain(`bgcolor="${brand.colour}"`);
  });

  test.each([
    ['Win a phone at evil.example', 'learn.example.org'],
    ['https://evil', 'learn.example.org'],
    ['Write to me@evil', 'learn.example.org'],
    ['St. Gallen School', 'St. Gallen School'],
  ])('OP-48 a trial called %j signs its mails as %s: strangers get no address of its choice', (title, shown) => {
    const trial = { ...workspace, company: null, trial: true, profile: { title } };
    expect(mailBrand(config, trial).title).toBe(shown);
    expect(mailBrand(config, { ...trial, trial: false }).title).toBe(title);
  });

  test('OP-48 a trial shows strangers no picture from elsewhere', () => {
    const logoAt = (headerLogo: string, trial: boolean) =>
      mailBrand(config, { ...workspace, trial, profile: { headerLogo } }).logo;
    expect(logoAt('https://evil.example/call-555.png', true)).toBeNull();
    expect(logoAt('https://elsewhere.example/logo.png', false)).toBe('https://elsewhere.example/logo.png');
    const own = '/static/media/brand/logo.png';
    expect(logoAt(own, true)).toBe(`https://learn.example.org${own}`);
  });

  test('a logo that is no web address is none, and the title stands in its place', () => {
    for (const headerLogo of ['javascript:alert(1)', 'data:image/png;base64,AA', 7, '']) {
      const plain = mailBrand(config, { ...workspace, profile: { title: 'Example Academy', headerLogo } });
      expect(plain.logo).toBeNull();
      expect(renderMail(aMail({ brand: plain })).html).toContain('Example Academy</span>');
    }
  });

  test('OP-85 the language is the first known one, else English', () => {
    expect(mailLanguage('uk', 'de')).toBe('uk');
    expect(mailLanguage('xx', 'de')).toBe('de');
    expect(mailLanguage(undefined, null)).toBe('en');
  });
});

function contrast(one: string, two: string): number {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((index) => Number.parseInt(colour.slice(index, index + 2), 16) / 255)
      .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
