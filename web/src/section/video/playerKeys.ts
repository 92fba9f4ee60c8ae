import type { KeyboardEvent } from 'react';
import { togglePlay, toggleSound } from './playback.ts';

/** What keys do beside the player itself. */
export interface PlayerSwitches {
  readonly onCaptions: () => void;
  readonly onFill: () => void;
}

/** How far an arrow leads, in seconds. */
const stepSeconds = 5;
/** How much louder or quieter an arrow makes it; 1 is the whole. */
const volumeStep = 0.1;

type Press = (player: HTMLVideoElement, switches: PlayerSwitches) => void;

const keys: ReadonlyMap<string, Press> = new Map<string, Press>([
  [' ', togglePlay],
  ['k', togglePlay],
  ['m', toggleSound],
  ['c', (_, { onCaptions }) => onCaptions()],
  ['f', (_, { onFill }) => onFill()],
  ['arrowleft', (player) => (player.currentTime = Math.max(0, player.currentTime - stepSeconds))],
  ['arrowright', (player) => (player.currentTime += stepSeconds)],
  ['arrowup', (player) => (player.volume = Math.min(1, player.volume + volumeStep))],
  ['arrowdown', (player) => (player.volume = Math.max(0, player.volume - volumeStep))],
]);

/**
 * Keys that a control knows itself: a button is pressed by space, a slider goes up and down, and a list is searched by letters. By its name, as
 * the elements of a frame are of other classes.
 */
function isItsOwn(key: string, { localName }: Element): boolean {
  if (localName === 'select') return true;
  if (localName === 'button') return key === ' ';
  return localName === 'input' && (key === 'arrowup' || key === 'arrowdown');
}

/** The letter that stands on the key on a Latin keyboard where the layout writes others: K is the key of л in Ukrainian. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  /^\P{ASCII}$/u.test(key) ? code.replace(/^Key/, '').toLowerCase() : key.toLowerCase();

/**
 * Space and K play and pause, arrows go five seconds back and on and change the volume, M turns the sound off and on, C shows and hides
 * captions, F fills the screen: while the player or one of its controls has the focus, and no longer.
 */
export function pressPlayerKey(event: KeyboardEvent, player: HTMLVideoElement, switches: PlayerSwitches): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = keyOf(event);
  const press = keys.get(key);
  if (press === undefined || isItsOwn(key, event.target as Element)) return;
  press(player, switches);
  event.preventDefault();
}
