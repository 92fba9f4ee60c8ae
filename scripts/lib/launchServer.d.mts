/** A server that was started by {@link launchServer} and is ready. */
export interface RunningServer {
  readonly pid: number;
  /** Resolves when the server is gone, for whatever reason. */
  readonly exited: Promise<unknown>;
  stop(): Promise<void>;
}

export function launchServer(options: {
  /** For people, in refusals. */
  readonly name: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly logFile?: string;
  /** Answers 200 when the server is ready. */
  readonly readyUrl: string;
  readonly onSpawn?: (pid: number) => void;
}): Promise<RunningServer>;
