import { useEffect, useRef, useState, type RefObject } from 'react';
import { focusFirstInvalid } from '../../ui/form/focusFirstInvalid.ts';
import type { ProfileTab } from './profileTab.ts';

/**
 * Focuses the first field in which something is wrong as soon as its tab is drawn and the field says so: going there is a navigation,
 * which takes as long as it likes. `drawn` is the tab in the form. Answers the function that asks for it.
 */
export function useFieldInSight(form: RefObject<HTMLFormElement | null>, drawn: ProfileTab): (tab: ProfileTab) => void {
  // A new object for each request: asking again for the tab that is drawn focuses again.
  const [request, setRequest] = useState<{ readonly tab: ProfileTab } | null>(null);
  const answered = useRef(request);
  useEffect(() => {
    const element = form.current;
    if (request === answered.current || request?.tab !== drawn || !element) return undefined;
    return focusFirstInvalid(element, () => {
      answered.current = request;
    });
  }, [request, drawn, form]);
  return (tab) => setRequest({ tab });
}
