import { enrolledWords } from './enrolledWords.ts';
import { mailHtml } from './mailHtml.ts';
import { mailPlainText } from './mailPlainText.ts';
import type { PreparedMail } from './preparedMail.ts';
import { mailTexts, type MailTexts } from './texts/mailTexts.ts';
import { isolated } from '../shared/isolated.ts';
import { localeOf, type Language } from '../shared/languages.ts';

/** A mail ready to be sent. */
export interface RenderedMail {
  readonly to: string;
  /** Name that stands before the sender's address. */
  readonly fromName: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly link: string;
  readonly language: Language;
  /** What a mail program calls when its reader wants no more of these (RFC 8058). */
  readonly stopLink?: string;
}

/** The words of one mail, filled in; plain text, not escaped. */
export interface Letter {
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly greeting: string;
  readonly before: readonly string[];
  /** A list below. */
  readonly items: readonly string[];
  readonly action: string;
  readonly fallback: string;
  readonly after: readonly string[];
  /** The words of the link that stops mails of this kind; null for those that nobody stops. */
  readonly stop: string | null;
  readonly sender: string;
}

export function renderMail(mail: PreparedMail): RenderedMail {
  const letter = letterOf(mail);
  return {
    to: mail.to,
    fromName: mail.brand.title,
    subject: letter.subject,
    html: mailHtml(letter, mail),
    text: mailPlainText(letter, mail),
    link: mail.link,
    language: mail.language,
    ...(mail.stopLink === undefined ? {} : { stopLink: mail.stopLink }),
  };
}

function letterOf({
  kind,
  to,
  name,
  language,
  brand,
  time,
  due = [],
  questions = [],
  message,
  courseName,
  undecided = false,
  count,
  webhookHost,
  enrolled = [],
  validity,
  stopLink,
}: PreparedMail): Letter {
  const texts = mailTexts[language];
  const words = texts.letters[kind];
  const values: Readonly<Record<string, string>> = {
    workspace: brand.title,
    host: brand.host,
    recipient: to,
    name: name ?? '',
    count: count === undefined ? '' : count.toLocaleString(language),
    webhook: webhookHost ?? '',
    course: courseName ?? message?.courseName ?? '',
    message: message?.subject ?? '',
    duration: validity === undefined ? '' : lengthOf(validity, language),
    time: timeText(time, language),
    date: dateText(time, language),
  };
  const fill = (text: string, more: Readonly<Record<string, string>> = {}): string =>
    text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => {
      const value = more[key] ?? values[key] ?? placeholder;
      return placeholder === text ? value : isolated(value);
    });
  const dueBy = ({ name: course, dueTime }: (typeof due)[number], inWords: typeof timeText): string =>
    fill(dueTime <= time ? texts.wasDue : texts.isDue, { course, due: inWords(dueTime, language) });
  const [mostUrgent, ...more] = due;
  const told = enrolledWords(texts.enrolled, enrolled, { fill, day: (dueTime) => dateText(dueTime, language) });
  return {
    subject: fill(words.subject, {
      enrolled: told.subject,
      due:
        mostUrgent === undefined
          ? ''
          : `${dueBy(mostUrgent, dateText)}${more.length === 0 ? '' : ` (+${more.length})`}`,
    }),
    preview: fill(words.preview),
    heading: fill(words.heading),
    greeting: fill(name === null ? texts.hello : texts.helloName),
    // What someone wrote stays as it is, placeholders too.
    before:
      message === undefined
        ? ((undecided ? words.undecided : undefined) ?? words.before).map((text) => fill(text, { lead: told.lead }))
        : paragraphsOf(message.body),
    // What learners wrote stays as it is, placeholders too.
    items: [
      ...due.map((course) => dueBy(course, timeText)),
      ...enrolled.map(({ name: course, dueTime }) =>
        dueTime === null ? course : fill(texts.isDue, { course, due: dateText(dueTime, language) }),
      ),
      ...questions.map(({ title, courseName }) => `${isolated(courseName)}: ${isolated(title)}`),
    ],
    action: fill(words.action),
    fallback: texts.fallback,
    after: words.after.map((text) => fill(text)),
    stop: stopLink === undefined ? null : stopText(kind, texts),
    sender: fill(texts.sender),
  };
}

function stopText(kind: PreparedMail['kind'], texts: MailTexts): string {
  switch (kind) {
    case 'QUESTIONS':
      return texts.stopQuestions;
    case 'REPLY':
      return texts.stopReplies;
    default:
      return texts.stop;
  }
}

/** Paragraphs of plain text. */
const paragraphsOf = (text: string): readonly string[] => text.split(/\s*\n\s*\n\s*/);

/** `24 hours`, `30 дней`. */
const lengthOf = ({ value, unit }: NonNullable<PreparedMail['validity']>, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);

/** The day alone, by UTC. */
const dateText = (time: Date, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(time);

/** In UTC, as nobody knows where the reader is. */
const timeText = (time: Date, language: Language): string =>
  `${new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(time)} (UTC)`;
