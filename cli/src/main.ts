/** `lectern`: courses as code. */
import { parseArgs } from 'node:util';
import { diff } from './command/diff.ts';
import { login } from './command/login.ts';
import type { Side } from './command/plan.ts';
import { pull } from './command/pull.ts';
import { push } from './command/push.ts';
import { validate } from './command/validate.ts';
import type { Context } from './context.ts';
import { Refusal } from './refusal.ts';
import { askTerminal } from './session/ask.ts';
import { Credentials } from './session/credentials.ts';
import { visible } from './session/visible.ts';

const USAGE = `Usage:
  lectern login [HOST] [--user ADDRESS]            sign in; LECTERN_TOKEN with LECTERN_HOST does without
  lectern pull COURSE [FOLDER] [--host HOST]       bring a course into a folder; COURSE is its number or address
  lectern pull [FOLDER] [--conflicts mine|theirs]  bring what was changed on the server into a folder that has a course
  lectern diff [FOLDER]                            what a push would change
  lectern push [FOLDER] [--dry-run]                save what was changed in a folder
  lectern validate [FOLDER]                        check a folder without the network`;

/** Answers the exit code: 0 when it was done, 1 when it was refused or something was found, 2 when it was not understood. */
export async function main(args: string[], given: Partial<Context> = {}): Promise<number> {
  const context: Context = {
    environment: process.env,
    credentials: new Credentials(process.env),
    ask: askTerminal,
    folder: process.cwd(),
    say: (text) => console.log(visible(text)),
    complain: (text) => console.error(visible(text)),
    ...given,
  };
  try {
    return await run(context, args);
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    context.complain(error.message);
    return 1;
  }
}

function run(context: Context, args: string[]): Promise<number> | number {
  const parsed = parse(args);
  if (parsed === null) {
    context.complain(USAGE);
    return 2;
  }
  const { values, command, names } = parsed;
  const [first, second] = names;
  switch (command) {
    case 'login':
      return login(context, { host: first, user: values.user });
    case 'pull':
      return pull(context, { course: first, folder: second, host: values.host, side: values.conflicts });
    case 'push':
      return push(context, { folder: first ?? '.', isDryRun: values['dry-run'] === true });
    case 'diff':
      return diff(context, first ?? '.');
    case 'validate':
      return validate(context, first ?? '.');
    default:
      context.say(USAGE);
      return command === undefined || values.help === true ? 0 : 2;
  }
}

const sides: readonly Side[] = ['mine', 'theirs'];

/** Null for what is no option, or an option with a wrong value. */
function parse(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        host: { type: 'string' },
        conflicts: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [command, ...names] = positionals;
    const conflicts = sides.find((side) => side === values.conflicts);
    return conflicts === values.conflicts ? { values: { ...values, conflicts }, command, names } : null;
  } catch {
    return null;
  }
}
