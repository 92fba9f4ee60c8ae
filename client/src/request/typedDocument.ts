/**
 * A document that knows its answer and its variables, as code generators write it (`documentMode: 'string'`). Any text is one, too: what it is
 * answered is then named where it is sent.
 */
export interface TypedDocument<Data, Variables> {
  toString(): string;
  __apiType?: ((variables: Variables) => Data) | undefined;
}
