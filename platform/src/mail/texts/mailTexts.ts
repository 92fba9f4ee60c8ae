import type { MailKind } from '../order/enqueueMail.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { uk } from './uk.ts';
import { languages, type Language } from '../../shared/languages.ts';

/**
 * The words of one kind of mail. `{workspace}` is the title of the workspace, `{recipient}` the address the mail goes to,
 * `{duration}` how long its link counts, `{time}` when it happened, `{date}` the day alone; of a message `{message}` is its subject and
 * `{course}` its course, as of a publication; of a reminder `{due}` is what is most urgent, and how many more there are;
 * of a webhook `{webhook}` is the host that it sends to; of an enrolment `{enrolled}` and `{lead}` are those of `MailTexts.enrolled`.
 */
export interface LetterTexts {
  readonly subject: string;
  /** What lists of mails show beside the subject. */
  readonly preview: string;
  readonly heading: string;
  /** Paragraphs before the button. */
  readonly before: readonly string[];
  /** In place of those where its reader has to decide something first. */
  readonly undecided?: readonly string[];
  readonly action: string;
  /** Paragraphs after the button. */
  readonly after: readonly string[];
}

/** With `{course}` in the subject, and `{actor}` and `{workspace}` where they fit. */
export interface EnrolledTexts {
  readonly subject: string;
  readonly lead: string;
}

export interface MailTexts {
  /** With `{name}`. */
  readonly helloName: string;
  readonly hello: string;
  /** Before the address that the button opens. */
  readonly fallback: string;
  /** With `{workspace}` and `{host}`. */
  readonly sender: string;
  /** One of the courses of a reminder, with `{course}` and `{due}`. */
  readonly isDue: string;
  readonly wasDue: string;
  /**
   * Of who was enrolled by someone else: a course by its name, subject and first line with `{actor}` where that is known, and a subject
   * with the day by which it is due.
   */
  readonly enrolled: {
    readonly quoted: string;
    readonly by: EnrolledTexts;
    readonly plain: EnrolledTexts;
    readonly withDue: string;
  };
  /** The links that stop mails: about courses, about questions that wait, about replies to one’s own. */
  readonly stop: string;
  readonly stopQuestions: string;
  readonly stopReplies: string;
  readonly letters: Readonly<Record<MailKind, LetterTexts>>;
}

export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, uk, pt, de, ru };

/** The first of the candidates that is a language of ours, else English (OP-85). */
export const mailLanguage = (...candidates: readonly unknown[]): Language =>
  candidates
    .map((candidate) => languages.find((language) => language === candidate))
    .find((language) => language !== undefined) ?? 'en';
