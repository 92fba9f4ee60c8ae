import contract from '../../../contracts/writtenPosition.json' with { type: 'json' };
import type { Upstream } from './upstream.ts';

/** How far what is read must have come, as the platform and callers name it (OP-331). */
export const { readAfter: readAfterHeader, written: writtenHeader } = contract.headers;

/** What every reader has to see; the platform takes any text that is no position for it. */
export const newest = 'newest';

/** The platform for one operation: what it has written is told, so that its later calls, and those of its caller, see that. */
export const tellingOfWrites = (upstream: Upstream, tell: (position: string) => void): Upstream => ({
  ...upstream,
  send: (request, use) =>
    upstream.send(request, (answer) => {
      if (answer.writtenPosition !== undefined) tell(answer.writtenPosition);
      return use(answer);
    }),
});

/**
 * What is to be read after, now that `told` was told for a write. The later of two positions; but what stands for the newest gives way to a position that
 * is told after it, which has all that was written before, so that it does not stick to a caller who keeps writing.
 */
export function positionAfter(known: string | undefined, told: string): string {
  const [before, now] = [numberOf(known), numberOf(told)];
  return known !== undefined && before !== null && now !== null && before > now ? known : told;
}

/** Whether it is a position as the platform writes it. */
export const isPosition = (text: string): boolean => positionPattern.test(text);

const positionPattern = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i;
/** Beyond everything that was written: told where the platform cannot say. */
const farthest = 0xffff_ffff_ffff_ffffn;

/** Null for what stands for the newest. */
function numberOf(position = ''): bigint | null {
  const [, high = '', low = ''] = positionPattern.exec(position) ?? [];
  const number = high === '' ? farthest : BigInt(`0x${high}${low.padStart(8, '0')}`);
  return number === farthest ? null : number;
}
