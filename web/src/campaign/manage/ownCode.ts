import { plainForm } from '../../identity/plainForm.ts';
import limits from '../../../../contracts/limits.json' with { type: 'json' };

/** How short and how long a code of one's own may be. */
export const ownCodeLimits = limits.ownCode;

/** Whether a code of one's own has the form that the platform takes; dashes of any kind are hyphens there (OP-167). */
export function isOwnCode(text: string): boolean {
  const code = plainForm(text);
  const { least, most } = ownCodeLimits;
  return (
    code.length >= least &&
    code.length <= most &&
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*$/u.test(code)
  );
}
