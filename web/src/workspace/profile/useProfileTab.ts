import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readTab, type ProfileTab, type FormView } from './profileTab.ts';

/** The part of the form that is shown, and how to show another. */
export function useProfileTab(view: FormView): [part: ProfileTab, show: (part: ProfileTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [wanted, setWanted] = useState(() => parameters.get('part'));
  return [
    readTab(wanted, view),
    // The address follows, so that a reload comes back to the same part; what is on screen does not wait for it.
    (next) => {
      setWanted(next);
      setParameters(next === 'basics' ? {} : { part: next }, { preventScrollReset: true, replace: true });
    },
  ];
}
