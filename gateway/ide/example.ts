/** An operation that opens as a tab of the IDE. */
export interface Example {
  readonly query: string;
  /**
   * As JSON. `"<name of Operation>"` stands for what the tab of that name answered as `name`, or as the id of what was sent with the
   * `clientKey` of that name.
   */
  readonly variables?: string;
  /** Who of the demo has to be signed in; anyone or nobody when left out. */
  readonly as?: string;
}

/** What stands in the tab of an example. */
export const tabOf = ({ query, variables, as }: Example): { query: string; variables?: string } => ({
  query: as === undefined ? query : `# As ${as}: sign in before.\n${query}`,
  ...(variables === undefined ? {} : { variables }),
});
