import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CourseDraft, NodeKey } from '../draft/courseDraft.ts';
import { dropPlaces, placeNow, type DropPlace } from './dropPlaces.ts';
import { structureMessages as messages } from './messages.ts';
import type { TreeCommands } from './useTreeCommands.ts';
import type { Tree } from './useTree.ts';
import { useTreeWords } from './useTreeWords.ts';

interface Carried {
  readonly keys: readonly NodeKey[];
  readonly places: readonly DropPlace[];
  /** Where it was and where it would be put down now, as indexes of the places; null where it can stand nowhere. */
  readonly from: number;
  readonly at: number | null;
}

/** Modules or lectures on their way to another place, by pointer or keyboard. */
export interface Carrying {
  readonly carried: Carried | null;
  /** Where they would be put down now. */
  readonly target: DropPlace | null;
  /** What screen readers say of it. */
  readonly said: string;
  pickUp: (keys: readonly NodeKey[]) => void;
  over: (place: DropPlace | null) => void;
  /** To the next place, or the one before. */
  step: (by: 1 | -1) => void;
  drop: () => void;
  cancel: () => void;
  /** One place on at once, without being carried. */
  moveByOne: (keys: readonly NodeKey[], by: 1 | -1) => void;
  /** To a place that was chosen elsewhere, such as in a list. */
  moveTo: (keys: readonly NodeKey[], to: DropPlace) => void;
}

/** Picks up, moves and puts down, and says so: what, from where, to where (BEY-05). */
export function useCarrying(draft: CourseDraft, tree: Tree, commands: Pick<TreeCommands, 'move'>): Carrying {
  const intl = useIntl();
  const words = useTreeWords();
  const [carried, setCarried] = useState<Carried | null>(null);
  const [said, setSaid] = useState('');
  const target = (carried && carried.at !== null && carried.places[carried.at]) || null;
  const say = (message: keyof typeof messages, { keys, places, from }: Carried, to: DropPlace | null): void => {
    const start = places[from];
    const values = {
      what: words.what(draft, keys),
      from: start ? words.where(start) : '',
      to: to ? words.where(to) : '',
    };
    setSaid(intl.formatMessage(messages[message], values));
  };
  const goTo = (now: Carried, at: number | null): void => {
    if (at === now.at) return;
    setCarried({ ...now, at });
    const place = at === null ? null : (now.places[at] ?? null);
    if (place?.to.list === 'lectures') tree.send({ type: 'opened', module: place.to.module });
    if (place) say('over', now, place);
  };
  const stay = (now: Carried): void => {
    setCarried(null);
    say('stayed', now, null);
  };
  return {
    carried,
    target,
    said,
    pickUp(keys) {
      const places = dropPlaces(draft, keys);
      const from = placeNow(draft, places, keys);
      const now = { keys, places, from, at: from };
      setCarried(now);
      say('picked', now, null);
    },
    over(place) {
      if (carried) goTo(carried, place && carried.places.indexOf(place));
    },
    step(by) {
      const next = carried && (carried.at ?? carried.from) + by;
      if (carried && next !== null && carried.places[next]) goTo(carried, next);
    },
    drop() {
      if (!carried) return;
      if (!target || (carried.at === carried.from && carried.keys.length === 1)) {
        stay(carried);
        return;
      }
      setCarried(null);
      commands.move(carried.keys, target.to);
      say('dropped', carried, target);
    },
    cancel() {
      if (carried) stay(carried);
    },
    moveByOne(keys, by) {
      const places = dropPlaces(draft, keys);
      const from = placeNow(draft, places, keys);
      const to = places[from + by];
      if (!to) return;
      commands.move(keys, to.to);
      say('stepped', { keys, places, from, at: from }, to);
    },
    moveTo(keys, to) {
      const places = dropPlaces(draft, keys);
      const from = placeNow(draft, places, keys);
      commands.move(keys, to.to);
      say('dropped', { keys, places, from, at: from }, to);
    },
  };
}
