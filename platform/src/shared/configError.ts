/** A configuration that cannot work; the message is a list of sentences that say what to do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
