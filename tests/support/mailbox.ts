import { setTimeout as sleep } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const LONGEST_WAIT_MS = 120_000;
const PAUSE_MS = 50;

/** A mail as it came over the wire. */
export interface ReceivedMail extends Email {
  /** Whom the envelope named, in lower case; the headers may say something else. */
  readonly recipients: readonly string[];
  /** The whole message as text. */
  readonly source: string;
}

/** A mail server that keeps what it is given. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  readonly url: string;
  /** Everything that has come so far, the oldest first. */
  readonly mails: readonly ReceivedMail[];
  /**
   * Waits for a mail to the address whose text fits `pattern` and that no call has answered yet. Rejects when none comes
   * within 20 seconds.
   */
  next(address: string, pattern?: RegExp): Promise<ReceivedMail>;
  close(): Promise<void>;
}

/** Starts a real SMTP server on a free port of this machine. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const answered = new Set<ReceivedMail>();
  /** Answers the error that the sender is told, null when the mail was taken. */
  const keep = async (source: string, recipients: readonly string[]): Promise<Error | null> => {
    try {
      mails.push({ ...(await PostalMime.parse(source)), recipients, source });
      return null;
    } catch (error) {
      return new Error('The mail cannot be read', { cause: error });
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        void taken(keep(Buffer.concat(parts).toString('utf8'), recipients), done);
      });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    const listener = server.listen(0, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    async next(address, pattern = /(?:)/) {
      const until = Date.now() + LONGEST_WAIT_MS;
      while (Date.now() < until) {
        const found = mails.find(
          (mail) =>
            !answered.has(mail) && mail.recipients.includes(address.toLowerCase()) && pattern.test(mail.text ?? ''),
        );
        if (found !== undefined) {
          answered.add(found);
          return found;
        }
        await sleep(PAUSE_MS);
      }
      const others = mails.map(({ subject, recipients }) => `${recipients.join(', ')}: ${subject}`);
      throw new Error(`No mail to ${address} with ${pattern} came. There were: ${others.join(' | ') || 'none'}`);
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

async function taken(keeping: Promise<Error | null>, done: (error: Error | null) => void): Promise<void> {
  done(await keeping);
}

/** The token of the link in a mail. */
export function tokenOf(mail: Pick<ReceivedMail, 'text'>): string {
  const token = /[?&](?:invitation_)?token=([\w-]+)/.exec(mail.text ?? '')?.[1];
  if (token === undefined) throw new Error(`The mail has no link with a token: ${mail.text}`);
  return token;
}
