/** The tokens of a session (OP-11). */
export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface IssuedTokens extends SessionTokens {
  /** Seconds until the access token expires. */
  readonly expiresIn: number;
}
