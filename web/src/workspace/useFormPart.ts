import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPart, type FormPart, type FormView } from './formPart.ts';

/** The part of the form that is shown, and how to show another. */
export function useFormPart(view: FormView): [part: FormPart, show: (part: FormPart) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [wanted, setWanted] = useState(() => parameters.get('part'));
  return [
    readPart(wanted, view),
    // The address follows, so that a reload comes back to the same part; what is on screen does not wait for it.
    (next) => {
      setWanted(next);
      setParameters(next === 'basics' ? {} : { part: next }, { preventScrollReset: true, replace: true });
    },
  ];
}
