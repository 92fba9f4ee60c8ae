/** Whatever is not as the tables have it, in a document or in an answer: the resolvers know what it means. */
export class UnplannedError extends Error {}

/** Always the same one, as nobody reads where it was thrown. */
const unplanned = new UnplannedError('No plan answers this');

export function leaveToResolvers(): never {
  throw unplanned;
}
