import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { gateText, type GateReasonData } from './gateText.ts';
import { lectureMessages as messages } from './messages.ts';

/** What a closed lecture says in a list of lectures. */
export type LockNote =
  /** The whole reason, as it is first said. */
  | { readonly text: ReactNode; readonly whole: true }
  /** A few words: the reason stands at a lecture before. */
  | { readonly text: string; readonly whole: false };

/**
 * Lecture id to what it says of its lock: the reason stands once, at the first lecture that it closes, where it is true as it is
 * said; those after it are only named closed. Open lectures have no entry. `lang`: the language of the course, where it is stated.
 */
export function lockNotes(
  intl: IntlShape,
  lectures: readonly { readonly lecture: { readonly lectureId: number }; readonly gate?: GateReasonData | null }[],
  lang?: string,
): ReadonlyMap<number, LockNote> {
  const notes = new Map<number, LockNote>();
  let said: ReactNode = null;
  for (const { lecture, gate } of lectures) {
    if (!gate) continue;
    const reason = gateText(intl, gate);
    notes.set(
      lecture.lectureId,
      reason === said
        ? { text: inShort(intl, gate), whole: false }
        : { text: gateText(intl, gate, { lang }), whole: true },
    );
    said = reason;
  }
  return notes;
}

function inShort(intl: IntlShape, { reason, time }: GateReasonData): string {
  if (reason === 'SEQUENTIAL') return intl.formatMessage(messages.lockedInOrder);
  return time
    ? intl.formatMessage(messages.lockedUntil, { date: intl.formatDate(time, { dateStyle: 'long' }) })
    : intl.formatMessage(messages.locked);
}
