/** What a person reads when a command cannot do what it was asked: its message says why, and what to do. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** Nobody knows whether the server got what was sent. */
export class Unreachable extends Refusal {
  override readonly name = 'Unreachable';
}
