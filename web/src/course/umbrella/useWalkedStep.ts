import { useLocation, useNavigate } from 'react-router';

/**
 * The step of the walk in the address, an entry of the history each: the browser's way back goes from step to step, and from a course
 * inside to where one left (UMB-03). What else the address says of how one came to the tree ends with the first step.
 */
export function useWalkedStep(): [step: string | null, show: (step: string | null) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return [
    new URLSearchParams(search).get('step'),
    (step) => {
      const parameters = new URLSearchParams(search);
      parameters.delete('umbrella');
      parameters.delete('from');
      if (step === null) parameters.delete('step');
      else parameters.set('step', step);
      void navigate({ search: parameters.toString(), hash }, { preventScrollReset: true });
    },
  ];
}
