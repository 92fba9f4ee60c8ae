import { stdSerializers, type SerializedError } from 'pino';

/** What the database tells beside the message: it quotes rows, password hashes among them. */
const quoting = new Set(['detail', 'where', 'internalQuery']);

/** How an error stands in the log: with its stack and codes, without the values of rows. */
export function loggedError(error: Error): SerializedError {
  const { raw: _raw, ...logged } = stdSerializers.err(error);
  return Object.fromEntries(Object.entries(logged).filter(([name]) => !quoting.has(name))) as SerializedError;
}
