import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface TestMail extends Email {
  /** Whom the envelope named. */
  readonly recipients: readonly string[];
  readonly source: string;
}

/** A mail server that keeps what it is given. */
export interface TestMailbox {
  readonly url: string;
  readonly port: number;
  readonly mails: readonly TestMail[];
  close(): Promise<void>;
}

/** Listens on `port`, or a free one. Addresses that `refused` names are answered 550. */
export async function startTestMailbox({
  port = 0,
  refused = [],
}: { port?: number; refused?: string[] } = {}): Promise<TestMailbox> {
  const mails: TestMail[] = [];
  const keep = async (source: string, recipients: string[], done: () => void): Promise<void> => {
    mails.push({ ...(await PostalMime.parse(source)), source, recipients });
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refused.includes(address) ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = envelope.rcptTo.map(({ address }) => address);
        void keep(Buffer.concat(parts).toString('utf8'), recipients, done);
      });
    },
  });
  // A sender that hangs up in the middle is none of the test's business.
  server.on('error', () => undefined);
  const listening = await new Promise<number>((resolve) => {
    const listener = server.listen(port, '127.0.0.1', () => {
      const address = listener.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
