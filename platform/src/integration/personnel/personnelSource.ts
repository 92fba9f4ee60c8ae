/** Someone as a personnel system knows them. */
export interface SourcePerson {
  /** Their id there, which stays when name and address change. */
  readonly externalId: string;
  /** E-mail address, as it is written there; null where there is none. */
  readonly address: string | null;
  /** False for someone who left and is still listed. */
  readonly active: boolean;
}

/**
 * A personnel system. Every call throws `ProviderProblem` for a system that does not answer as it should.
 */
export interface PersonnelSource {
  /** Asks for as little as shows that address and credentials are right. */
  probe(signal?: AbortSignal): Promise<void>;
  /** Everyone, page by page. */
  everyone(signal: AbortSignal): AsyncIterable<readonly SourcePerson[]>;
  /** Those who changed since then, or null where the system cannot tell: then only the whole list does. */
  changedSince(time: Date, signal: AbortSignal): Promise<AsyncIterable<readonly SourcePerson[]> | null>;
}
