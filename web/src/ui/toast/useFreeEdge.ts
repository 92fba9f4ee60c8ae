import { useEffect, useState } from 'react';

/** So far from its beginning, in px, a page counts as read on from there. */
const begun = 8;

/**
 * Where a notice covers nothing that is being read: below the header, where someone has read on from the beginning of the page; at the
 * bottom, where its title stands there. What is at the top goes to the bottom once, when a page begins under it.
 */
export function useFreeEdge(): 'top' | 'bottom' {
  const [edge, setEdge] = useState<'top' | 'bottom'>(() => (window.scrollY > begun ? 'top' : 'bottom'));
  useEffect(() => {
    if (edge === 'bottom') return undefined;
    const look = (): void => {
      if (window.scrollY <= begun) setEdge('bottom');
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [edge]);
  return edge;
}
