/** A PostgreSQL that was started by {@link startPostgres}. */
export interface RunningPostgres {
  /** Address of the database `lectern` as its owner. */
  readonly ownerUrl: string;
  readonly port: number;
  readonly pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  readonly exited: Promise<void>;
  /** Stops the server; open transactions are rolled back. */
  stop(): Promise<void>;
}

export function startPostgres(options: {
  readonly dataDir: string;
  readonly port?: number;
  readonly log?: (line: string) => void;
}): Promise<RunningPostgres>;
