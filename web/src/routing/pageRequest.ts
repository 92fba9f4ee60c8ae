/** The part of an address that decides what a page reads. */
export interface PageAddress {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * What a page reads, known from its address alone. The boot script and the route loaders start it before the page's code has
 * loaded, so a file with a request imports nothing heavy.
 */
export interface PageRequest<Variables extends object = object> {
  /** The operation's name, which ends in `PageQuery`. */
  name: string;
  /** The variables, or null where the address names nothing that exists: the page is not found. */
  variables(address: PageAddress): Variables | null;
  /** How wide the first cover of the answer is drawn (`sizes`), where it is the largest thing on the first screen. */
  coverSizes?: string;
}
