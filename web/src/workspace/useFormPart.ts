import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPart, type FormPart } from './formPart.ts';

/** The part of the form that is shown, and how to show another. `runs` is whether the viewer runs the workspace. */
export function useFormPart(runs: boolean): [part: FormPart, show: (part: FormPart) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [part, setPart] = useState(() => readPart(parameters.get('part'), runs));
  return [
    part,
    // The address follows, so that a reload comes back to the same part; what is on screen does not wait for it.
    (next) => {
      setPart(next);
      setParameters(next === 'basics' ? {} : { part: next }, { preventScrollReset: true, replace: true });
    },
  ];
}
