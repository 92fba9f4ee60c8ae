import type { Ask } from './session/ask.ts';
import type { Credentials } from './session/credentials.ts';

/** What commands need of the world around them. */
export interface Context {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly credentials: Credentials;
  readonly ask: Ask;
  /** Folders are named from here. */
  readonly folder: string;
  /** Writes a line, or several. */
  say(text: string): void;
  /** Writes why something was not done. */
  complain(text: string): void;
}
