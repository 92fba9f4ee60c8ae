import type { TrackedDetails, TrackedEvent } from './track.ts';

/** What happened where no tracker runs, and waits in this tab for a page where one does. Nothing of a person is in it. */
const key = 'waitingEvents';
type WaitingEvent = readonly [TrackedEvent, TrackedDetails];

/** Keeps an event for the next page that has trackers. */
export function keepEvent(event: TrackedEvent, details: TrackedDetails): void {
  write([...read(), [event, details]]);
}

/** The events that waited, oldest first; they wait no longer. */
export function takeEvents(): readonly WaitingEvent[] {
  const events = read();
  if (events.length > 0) write([]);
  return events;
}

function read(): readonly WaitingEvent[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly WaitingEvent[];
  } catch {
    return [];
  }
}

function write(events: readonly WaitingEvent[]): void {
  try {
    if (events.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(events));
  } catch {
    // A browser that stores nothing: nobody learns less because nobody counts them.
  }
}
