import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { useToast } from '../../ui/toastContext.ts';
import { HeldEditors } from '../editor/heldEditors.ts';
import { openEditor, type OpenEditor } from '../editor/openEditors.ts';
import { noticeMessages as messages } from './noticeMessages.ts';

/** By what they are read with: one for the whole page. */
const held = new WeakMap<Environment, HeldEditors>();

function heldBy(environment: Environment): HeldEditors {
  const known = held.get(environment) ?? new HeldEditors((owner) => openEditor(environment, owner));
  held.set(environment, known);
  return known;
}

/** What is known of the editor of a course. */
export type Opening =
  | { readonly phase: 'opening' }
  | { readonly phase: 'open'; readonly opened: OpenEditor }
  /** The viewer has no such course to work on. */
  | { readonly phase: 'none' }
  | { readonly phase: 'failed'; readonly error: unknown };

/**
 * The editor of a course, the same one on each of its pages; the last page that is left saves and gives the lock back (LOCK-06), and says
 * when that did not work.
 */
export function useOpenEditor(owner: { course: number; person: number }): Opening {
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const toast = useToast();
  const { course, person } = owner;
  const [opening, setOpening] = useState<Opening>({ phase: 'opening' });
  useEffect(() => {
    const hold = heldBy(environment).hold({ course, person });
    let here = true;
    hold.opening.then(
      (opened) => here && setOpening(opened ? { phase: 'open', opened } : { phase: 'none' }),
      (error: unknown) => here && setOpening({ phase: 'failed', error }),
    );
    return () => {
      here = false;
      void (async () => {
        if (!(await hold.letGo())) toast({ intent: 'error', text: intl.formatMessage(messages.leftUnsaved) });
      })();
    };
  }, [environment, course, person, intl, toast]);
  useEffect(() => {
    if (opening.phase !== 'open' || !opening.opened.rights.mayEdit) return undefined;
    const { editor } = opening.opened;
    // Who closes the tab or goes elsewhere holds nobody up; what is not saved is in the journal. A page that comes back asks again.
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
