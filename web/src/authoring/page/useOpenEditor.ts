import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { openEditor, type OpenEditor } from '../editor/openEditors.ts';

interface Held {
  readonly opening: Promise<OpenEditor | null>;
  /** How many pages draw it now. */
  pages: number;
}

/** By the raw id of the course: what was typed outlives the way from page to page. */
const held = new Map<number, Held>();

/** What is known of the editor of a course. */
export type Opening =
  | { readonly phase: 'opening' }
  | { readonly phase: 'open'; readonly opened: OpenEditor }
  /** The viewer has no such course to work on. */
  | { readonly phase: 'none' }
  | { readonly phase: 'failed'; readonly error: unknown };

/** The editor of a course, the same one on each of its pages; the last page that is left saves and gives the lock back (LOCK-06). */
export function useOpenEditor(owner: { course: number; person: number }): Opening {
  const environment = useRelayEnvironment();
  const { course, person } = owner;
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  useEffect(() => {
    const entry = held.get(course) ?? { opening: openEditor(environment, { course, person }), pages: 0 };
    held.set(course, entry);
    entry.pages += 1;
    let here = true;
    entry.opening.then(
      (opened) => here && setOpening(opened ? { phase: 'open', opened } : { phase: 'none' }),
      (error: unknown) => {
        held.delete(course);
        if (here) setOpening({ phase: 'failed', error });
      },
    );
    return () => {
      here = false;
      entry.pages -= 1;
      // The next page of the same course takes it up in the same moment.
      queueMicrotask(() => entry.pages === 0 && void leaveEditor(course));
    };
  }, [environment, course, person]);
  useEffect(() => {
    if (opening.phase !== 'open' || !opening.opened.rights.edit) return undefined;
    const { editor } = opening.opened;
    // Who closes the tab or goes elsewhere holds nobody up; what is not saved is in the journal. A page that comes back asks anew.
    const onHide = (): void => editor.turnOff();
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) editor.turnOn();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [opening]);
  return opening;
}

/**
 * Saves what changed and gives the lock back (LOCK-06); true as well where nothing is open. False when it could not be saved: what was
 * typed is kept in the browser then.
 */
export async function leaveEditor(course: number): Promise<boolean> {
  const entry = held.get(course);
  const opened = await entry?.opening.catch(() => null);
  if (!entry || !opened) return true;
  const left = await opened.editor.leave(() => entry.pages === 0);
  // A page of the course may have come back while it was sent: it goes on with the same editor.
  if (entry.pages === 0 && held.get(course) === entry) {
    held.delete(course);
    opened.close();
  }
  return left;
}
