import type { Trx } from '../db/database.ts';
import type { Config } from '../config.ts';
import type { PersonKey } from '../identity/personKeyQueries.ts';
import type { Language } from '../shared/languages.ts';
import type { MailBrand } from './mailBrand.ts';
import type { MailPerson, OrderedMail } from './mailQueries.ts';
import type { MailKind } from './order/enqueueMail.ts';

/** Everything that a mail says. */
export interface PreparedMail {
  readonly kind: MailKind;
  readonly to: string;
  /** Name to greet by, or null. */
  readonly name: string | null;
  readonly language: Language;
  readonly brand: MailBrand;
  /** What the button opens. */
  readonly link: string;
  /** When what the mail is about happened, or is to happen. */
  readonly time: Date;
  /** How long its link is valid, where that ends. */
  readonly validity?: { readonly value: number; readonly unit: 'hour' | 'day' };
  /** What it reminds of, the most urgent first. */
  readonly due?: readonly { readonly name: string; readonly dueTime: Date }[];
  /** Questions that it tells of, the oldest first. */
  readonly questions?: readonly { readonly title: string; readonly courseName: string }[];
  /** What someone wrote to its reader, and about which course. */
  readonly message?: { readonly subject: string; readonly body: string; readonly courseName: string };
  /** The course that it is about. */
  readonly courseName?: string;
  /** Whether its reader has to decide something first. */
  readonly undecided?: boolean;
  /** Where the webhook sends to that it is about, without its path, which may hold a secret. */
  readonly webhookHost?: string;
  /** How many of what it tells of. */
  readonly count?: number;
  /** Courses that someone else enrolled its reader in, what is due first; without a name where they have no account any more. */
  readonly enrolled?: readonly {
    readonly name: string;
    readonly dueTime: Date | null;
    readonly actorName: string | null;
  }[];
  /** What stops mails of this kind, where that is possible. */
  readonly stopLink?: string;
}

export type MailConfig = Pick<Config, 'publicUrlPattern' | 'sealingKey'>;

/** A mail that is being prepared: its order, and what every kind needs to address it. */
export interface MailDraft {
  readonly config: MailConfig;
  readonly mail: OrderedMail;
  readonly now: Date;
  readonly brand: MailBrand;
  /** For a reader who has no account. */
  readonly workspaceLanguage: Language;
  /** The account that it goes to; null when there is none. */
  readonly findPerson: (by: PersonKey) => Promise<MailPerson | null>;
  /** A mail to an account, whose button opens a path of the workspace. */
  readonly addressedTo: (person: MailPerson, path: string) => PreparedMail;
}

/**
 * What a room knows of its kind of mail: looks up what it says, and makes the token of its link, of which only the hash is stored. Null when
 * there is no longer anybody to write to, or anything to say.
 */
export type PrepareMail = (trx: Trx, draft: MailDraft) => Promise<PreparedMail | null>;

/** How each kind is prepared. */
export type MailKinds = Readonly<Record<MailKind, PrepareMail>>;
