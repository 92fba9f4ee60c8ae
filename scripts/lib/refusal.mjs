/** A refusal that a person can act on. Commands print its message alone, without a stack. */
export class Refusal extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'Refusal';
  }
}
