import type { ExternalPerson } from './externalPerson.ts';

/** What the beginning of a sign-in needs of a provider. */
export interface Authorization {
  /** Where people sign in. */
  readonly endpoint: string;
  readonly clientId: string;
  readonly responseType: string;
  readonly scope: string;
}

/** A code that came back, with what the platform kept of the beginning. */
export interface ReturnedCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}

/** A provider that people sign in with. Both ways to a person throw for whatever was not made for us. */
export interface Provider {
  authorization(): Promise<Authorization>;
  /** The person that a code of a sign-in begun here stands for. */
  redeem(returned: ReturnedCode): Promise<ExternalPerson>;
  /** The person that a token stands for which someone else was given by the provider, for our client. */
  identify(token: string): Promise<ExternalPerson>;
}
