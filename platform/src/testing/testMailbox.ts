import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
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
  /** Mails that began to come, whether they were taken or not. */
  begun(): number;
  close(): Promise<void>;
}

/** Listens on `port`, or a free one. Addresses that `refused` names are answered 550; a mail is taken `answersAfterMs` after it came. */
export async function startTestMailbox({
  port = 0,
  refused = [],
  answersAfterMs = 0,
}: { port?: number; refused?: string[]; answersAfterMs?: number } = {}): Promise<TestMailbox> {
  const mails: TestMail[] = [];
  let begun = 0;
  const keep = async (source: string, recipients: string[], done: () => void): Promise<void> => {
    await setTimeout(answersAfterMs);
    mails.push({ ...(await PostalMime.parse(source)), source, recipients });
    done();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refused.includes(address) ? Object.assign(new Error(`no ${address} here`), { responseCode: 550 }) : null),
    onData: (stream, { envelope }, done) => {
      begun += 1;
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
    begun: () => begun,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** A mail server that lets people in and never says a word. */
export interface SilentMailbox {
  readonly url: string;
  readonly port: number;
  /** How many have called. */
  callers(): number;
  close(): Promise<void>;
}

export async function startSilentMailbox(): Promise<SilentMailbox> {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    callers: () => sockets.length,
    close: async () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((done) => server.close(done));
    },
  };
}
