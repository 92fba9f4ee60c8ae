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

/** How the player keeps what an item says until the app has it, and sends it when the app's page is going as well. */
export interface Keeping {
  /** What the app calls the learner's lecture. */
  readonly owner: string;
  readonly itemId: string;
  readonly session: string;
  /** Null where nobody takes it. */
  readonly leaving: { readonly url: string; readonly ticket: string } | null;
}

/** What an item said that the app has not taken over: it went before it could. */
export interface LeftCommit extends Omit<Snapshot, 'asked'> {
  readonly itemId: string;
  readonly session: string;
  readonly sequence: number;
}

export type ToPlayer =
  | {
      type: 'launch';
      title: string;
      url: string;
      version: ScormVersion;
      launch: ItemLaunch;
      /** Null where nothing is kept. */
      keeping: Keeping | null;
    }
  /** The app has what it was told, up to this one. */
  | { type: 'kept'; sequence: number }
  | { type: 'close' }
  /** Asks for what is left of a learner's lecture. */
  | { type: 'collect'; owner: string }
  /** The app has taken over what was left of a session. */
  | { type: 'collected'; owner: string; session: string; sequence: number };

export type FromPlayer =
  | { type: 'ready' }
  /** `sequence` rises with each of a session. */
  | ({ type: 'commit'; sequence: number } & Snapshot)
  | { type: 'closed' }
  /** How high the page of the item is, in pixels (OP-89). */
  | { type: 'height'; height: number }
  | { type: 'left'; commits: readonly LeftCommit[] };

const PROTOCOL = 'lectern-scorm-2';

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
    case 'height':
      return heightOf(data);
    case 'left':
      return leftOf(data);
    default:
      return null;
  }
}

export function toPlayer(data: unknown): ToPlayer | null {
  // Its sender is the app itself, by its origin: the shape is ours.
  return isMessage(data) && toPlayerTypes.has(data.type) ? (data as unknown as ToPlayer) : null;
}

const toPlayerTypes: ReadonlySet<unknown> = new Set<ToPlayer['type']>([
  'launch',
  'kept',
  'close',
  'collect',
  'collected',
]);

function commitOf(message: Message): FromPlayer | null {
  const said = saidIn(message);
  return said && { type: 'commit', ...said, asked: message.asked === true };
}

/** What the height of embedded content may be at most (OP-89). */
const MOST_PIXELS = 10_000;

const heightOf = ({ height }: Message): FromPlayer | null =>
  typeof height === 'number' && height >= 1
    ? { type: 'height', height: Math.min(Math.ceil(height), MOST_PIXELS) }
    : null;

function leftOf({ commits }: Message): FromPlayer | null {
  if (!Array.isArray(commits)) return null;
  const left = commits.flatMap((commit: unknown) => {
    if (typeof commit !== 'object' || commit === null) return [];
    const { itemId, session } = commit as Readonly<Record<string, unknown>>;
    const said = saidIn(commit);
    return said && typeof itemId === 'string' && typeof session === 'string' ? [{ ...said, itemId, session }] : [];
  });
  return { type: 'left', commits: left };
}

type Said = Omit<LeftCommit, 'itemId' | 'session'>;

function saidIn(data: object): Said | null {
  const { cmi, sessionSeconds, sequence } = data as { readonly [name in keyof Said]?: unknown };
  if (typeof cmi !== 'object' || cmi === null) return null;
  if (typeof sessionSeconds !== 'number' || typeof sequence !== 'number') return null;
  const entries = Object.entries(cmi).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { cmi: Object.fromEntries(entries), sessionSeconds: secondsOf(sessionSeconds), sequence };
}

/** Ten days, which is what the server takes. */
const MOST_SECONDS = 864_000;

/** A package says of its time what it likes; the server reads whole seconds alone. */
const secondsOf = (said: number): number => (said > 0 ? Math.min(Math.round(said), MOST_SECONDS) : 0);

type Message = { readonly protocol: string; readonly type: unknown } & Readonly<Record<string, unknown>>;

function isMessage(data: unknown): data is Message {
  return typeof data === 'object' && data !== null && 'protocol' in data && data.protocol === PROTOCOL;
}
