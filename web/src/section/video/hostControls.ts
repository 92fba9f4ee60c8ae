import type { VideoEmbed } from '../media/videoEmbed.ts';

/** What the player of another site tells of itself. */
export interface HostNews {
  readonly event: 'ready' | 'playing' | 'paused' | 'ended';
  /** Where it is, where it says so. */
  readonly seconds: number | null;
}

/** How the player of a site is spoken to: by messages between windows, without its scripts in this one. */
export interface HostControl {
  /** Whose messages count, and who gets ours. */
  readonly origin: string;
  /** Asks it to tell where it is. */
  readonly ask: readonly object[];
  readonly seek: (seconds: number) => readonly object[];
  /** Null for what says nothing of use. */
  readonly read: (message: Message) => HostNews | null;
}

type Message = Readonly<Record<string, unknown>>;

const asRecord = (value: unknown): Message => (typeof value === 'object' && value !== null ? (value as Message) : {});

const secondsIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

const youtubeStates: ReadonlyMap<unknown, HostNews['event']> = new Map([
  [0, 'ended'],
  [1, 'playing'],
  [2, 'paused'],
]);

const vimeoEvents: ReadonlyMap<unknown, HostNews['event']> = new Map([
  ['ready', 'ready'],
  ['timeupdate', 'playing'],
  ['pause', 'paused'],
  ['ended', 'ended'],
]);

/** Those that can be spoken to. Loom and Kinescope take a start in their address alone. */
export const hostControls: ReadonlyMap<VideoEmbed['host'], HostControl> = new Map([
  [
    'YouTube',
    {
      origin: 'https://www.youtube-nocookie.com',
      ask: [{ event: 'listening', id: 1, channel: 'widget' }],
      seek: (seconds) => [
        { event: 'command', func: 'seekTo', args: [seconds, true] },
        { event: 'command', func: 'playVideo', args: [] },
      ],
      read(message) {
        const { currentTime, playerState } = asRecord(message['info']);
        const event = playerState === undefined ? 'playing' : youtubeStates.get(playerState);
        const seconds = secondsIn(currentTime);
        // A state alone says that it stopped, and the position comes with the message before.
        if (event === undefined || (event === 'playing' && seconds === null)) return null;
        return { event, seconds };
      },
    } satisfies HostControl,
  ],
  [
    'Vimeo',
    {
      origin: 'https://player.vimeo.com',
      ask: ['timeupdate', 'pause', 'ended'].map((value) => ({ method: 'addEventListener', value })),
      seek: (seconds) => [{ method: 'setCurrentTime', value: seconds }, { method: 'play' }],
      read(message) {
        const event = vimeoEvents.get(message['event']);
        return event === undefined ? null : { event, seconds: secondsIn(asRecord(message['data'])['seconds']) };
      },
    } satisfies HostControl,
  ],
] as const);

/** A message of a window as an object: they come as JSON, or as they are. Whatever is neither says nothing. */
export function messageOf(data: unknown): Message {
  if (typeof data !== 'string') return asRecord(data);
  try {
    return asRecord(JSON.parse(data));
  } catch {
    return {};
  }
}
