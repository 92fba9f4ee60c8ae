/**
 * What the app and the run-time page say to each other, from one origin to another. Each message carries its name, and both sides look at
 * the sender's origin and window before they read one.
 */
export type ScormVersion = '1.2' | '2004';

export interface ItemLaunch {
  readonly learner: { readonly id: string; readonly name: string };
  /** An author who looks at the package: nothing counts. */
  readonly mode: 'normal' | 'browse';
  readonly item: {
    readonly launchData: string;
    /** What the item learns towards (SCORM 2004). */
    readonly objectiveIds: readonly string[];
    /** From 0 to 100. */
    readonly masteryScore: number | null;
    /** From 0 to 1. */
    readonly completionThreshold: number | null;
    readonly maxTimeAllowed: string | null;
    readonly timeLimitAction: string | null;
  };
  readonly state: { readonly cmi: Readonly<Record<string, string>>; readonly totalSeconds: number };
}

export interface Snapshot {
  readonly cmi: Readonly<Record<string, string>>;
  readonly sessionSeconds: number;
  /** Whether the item asked for it to be kept, or only changed something. */
  readonly asked: boolean;
}

export type ToPlayer =
  | { type: 'launch'; title: string; url: string; version: ScormVersion; launch: ItemLaunch }
  | { type: 'close' };

export type FromPlayer = { type: 'ready' } | ({ type: 'commit' } & Snapshot) | { type: 'closed' };

const PROTOCOL = 'lectern-scorm-1';

export function sealed<M extends ToPlayer | FromPlayer>(message: M): M & { protocol: string } {
  return { ...message, protocol: PROTOCOL };
}

export function fromPlayer(data: unknown): FromPlayer | null {
  if (!isMessage(data)) return null;
  switch (data.type) {
    case 'ready':
    case 'closed':
      return { type: data.type };
    case 'commit':
      return commitOf(data);
    default:
      return null;
  }
}

export function toPlayer(data: unknown): ToPlayer | null {
  // Its sender is the app itself, by its origin: the shape is ours.
  return isMessage(data) && (data.type === 'launch' || data.type === 'close') ? (data as unknown as ToPlayer) : null;
}

function commitOf({ cmi, sessionSeconds, asked }: Message): FromPlayer | null {
  if (typeof cmi !== 'object' || cmi === null || typeof sessionSeconds !== 'number') return null;
  const entries = Object.entries(cmi).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return {
    type: 'commit',
    cmi: Object.fromEntries(entries),
    sessionSeconds: secondsOf(sessionSeconds),
    asked: asked === true,
  };
}

/** Ten days, which is what the server takes. */
const MOST_SECONDS = 864_000;

/** A package says of its time what it likes; the server reads whole seconds alone. */
const secondsOf = (said: number): number => (said > 0 ? Math.min(Math.round(said), MOST_SECONDS) : 0);

type Message = { readonly protocol: string; readonly type: unknown } & Readonly<Record<string, unknown>>;

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'protocol' in data && data.protocol === PROTOCOL;
}
