import { Client, type ClientConfig } from 'pg';
import { createStatementNames } from './statementNames.ts';

const nameOf = createStatementNames();
// Called with the connection as `this` below.
// oxlint-disable-next-line typescript/unbound-method
const driverQuery = Client.prototype.query;

/** A connection that sends what comes in one go as one packet. */
export class PipelinedClient extends Client {
  #isHeld = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    // A connection lost in the middle of a transaction fails the statement that runs or comes next; that is enough. Without a
    // listener the same loss would end the process.
    this.on('error', () => undefined);
  }

  // The driver's `query` has many signatures; the query builder uses this one.
  override query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
    this.#holdBack();
    const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? this.nameOf(text) : undefined;
    return name === undefined
      ? Reflect.apply(driverQuery, this, [text, values, ...rest])
      : Reflect.apply(driverQuery, this, [{ name, text, values }, ...rest]);
  }) as Client['query'];

  /** The name that a statement is prepared under; this connection prepares none. */
  protected nameOf(_text: string): string | undefined {
    return undefined;
  }

  /** What is sent in one go leaves in one packet: each on its own would wake the database and be woken by it. */
  #holdBack(): void {
    if (this.#isHeld) {
      return;
    }
    const { stream } = this.connection;
    this.#isHeld = true;
    stream.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      stream.uncork();
    });
  }
}

/**
 * A connection that prepares each statement with parameters once, so that the database parses and plans it once per connection:
 * with row-level security in every plan that is a large part of the work of a short query.
 */
export class PreparingClient extends PipelinedClient {
  protected override nameOf(text: string): string | undefined {
    return nameOf(text);
  }
}
