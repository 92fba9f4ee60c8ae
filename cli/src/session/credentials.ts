/** Tokens of those who signed in, by host, in a file that its owner alone can read. */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Tokens } from '@lectern/client';

type Environment = Readonly<Record<string, string | undefined>>;

export class Credentials {
  readonly #path: string;

  constructor(environment: Environment) {
    const config = environment['XDG_CONFIG_HOME'] || environment['APPDATA'] || join(homedir(), '.config');
    this.#path = join(config, 'lectern', 'credentials.json');
  }

  hosts(): readonly string[] {
    return Object.keys(this.#read());
  }

  of(host: string): Tokens | null {
    const all = this.#read();
    return (Object.hasOwn(all, host) ? all[host] : null) ?? null;
  }

  store(host: string, tokens: Tokens): void {
    const all = { ...this.#read(), [host]: tokens };
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    // Whole or not at all, and never readable by others.
    const written = `${this.#path}.${process.pid}`;
    writeFileSync(written, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
    chmodSync(written, 0o600);
    renameSync(written, this.#path);
  }

  #read(): Readonly<Record<string, Tokens>> {
    return existsSync(this.#path)
      ? (JSON.parse(readFileSync(this.#path, 'utf8')) as Readonly<Record<string, Tokens>>)
      : {};
  }
}
