/** There is no answer: the connection failed or ended, time ran out, or what came is none. */
export class WireError extends Error {
  override readonly name = 'WireError';
}
