import { useEffect, useState } from 'react';
import type { Formula } from '../../ui/authorHtml/drawn/formulas.ts';

/** How LaTeX is drawn, or what is wrong with it; null where there is none, and while what draws it is on the way. */
export function useFormula(latex: string, isBlock: boolean): Formula | null {
  const [formula, setFormula] = useState<Formula | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      const { readFormula } = await import('../../ui/authorHtml/drawn/formulas.ts');
      if (isWanted) {
        setFormula(latex === '' ? null : readFormula(latex, isBlock));
      }
    };
    // Without the network it is not drawn, and can be written all the same.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [latex, isBlock]);
  return formula;
}
