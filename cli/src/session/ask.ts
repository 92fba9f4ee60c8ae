/** Questions to the person at the terminal, or to what is piped into the command. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Ask {
  text(question: string): Promise<string>;
  /** Without showing what is typed. */
  secret(question: string): Promise<string>;
}

export const askTerminal: Ask = {
  text: (question) => answerTo(question, process.stdout),
  secret: async (question) => {
    process.stdout.write(question);
    const answer = await answerTo('', nothingShown());
    process.stdout.write('\n');
    return answer;
  },
};

const nothingShown = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

async function answerTo(question: string, output: Writable): Promise<string> {
  if (!process.stdin.isTTY) {
    return nextLine();
  }
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}

let lines: AsyncIterator<string> | undefined;

/** What is piped comes at once: each answer is one of its lines. */
async function nextLine(): Promise<string> {
  lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value, done } = await lines.next();
  return done === true ? '' : value;
}
