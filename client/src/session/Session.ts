/** As whom a client calls: by a token that counts as it is, or signed in with a pair of which one renews the other. */

export interface Tokens {
  readonly accessToken: string;
  /** Without one the access token is not renewed. */
  readonly refreshToken?: string | undefined;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface SessionOptions {
  /** Null for a visitor. */
  readonly tokens: Tokens | null;
  /** Signs in with them when there are no tokens, or none that count any more. */
  readonly credentials?: Credentials | undefined;
  /** Told of each new pair, to store it: the refresh token before it is used up. */
  readonly onTokens?: ((tokens: Tokens) => void) | undefined;
}

/** How the server gives tokens. */
export interface TokenSource {
  readonly signIn: (credentials: Credentials) => Promise<Tokens>;
  /** The next pair; null where the session has ended. */
  readonly refresh: (tokens: Tokens) => Promise<Tokens | null>;
}

export class Session {
  readonly #options: SessionOptions;
  readonly #source: TokenSource;
  #tokens: Tokens | null;
  /** One at a time: a refresh token counts once. */
  #running: Promise<boolean> | null = null;

  constructor(options: SessionOptions, source: TokenSource) {
    this.#options = options;
    this.#source = source;
    this.#tokens = options.tokens;
  }

  /** Null for a visitor. */
  async accessToken(): Promise<string | null> {
    if (this.#tokens === null && this.#options.credentials !== undefined) {
      await this.#alone(() => this.#signIn());
    }
    return this.#tokens?.accessToken ?? null;
  }

  /** What came by the way, as the answer of any request may bring the next pair. */
  keep({ accessToken, refreshToken }: Tokens): void {
    this.#tokens = { accessToken, refreshToken };
    this.#options.onTokens?.(this.#tokens);
  }

  /** Sees to another token in place of one that was refused. False where there is none to be had. */
  async renew(refused: string): Promise<boolean> {
    if (this.#tokens !== null && this.#tokens.accessToken !== refused) {
      // Another call was refused with the same one, and was first.
      return true;
    }
    return this.#alone(async () => (await this.#refresh()) || this.#signIn());
  }

  /** Who comes meanwhile gets the same. */
  #alone(work: () => Promise<boolean>): Promise<boolean> {
    this.#running ??= work().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #refresh(): Promise<boolean> {
    const before = this.#tokens;
    if (before?.refreshToken === undefined) {
      return false;
    }
    const next = await this.#source.refresh(before);
    if (next !== null && this.#tokens === before) {
      this.keep(next);
    }
    return next !== null;
  }

  async #signIn(): Promise<boolean> {
    if (this.#options.credentials === undefined) {
      return false;
    }
    this.keep(await this.#source.signIn(this.#options.credentials));
    return true;
  }
}
