import type { Upstream } from './upstream.ts';

/** How far what is read must have come, as the platform and callers name it (OP-331). */
export const readAfterHeader = 'x-read-after';
export const writtenHeader = 'x-written-position';

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

/** The later of two positions; what is none is taken for the newest, as the platform does. */
export const laterPosition = (one: string, other: string): string => (numberOf(one) >= numberOf(other) ? one : other);

function numberOf(position: string): bigint {
  const [, high = '', low = ''] = /^([\da-f]{1,8})\/([\da-f]{1,8})$/i.exec(position) ?? [];
  return high === '' ? 1n << 64n : BigInt(`0x${high}${low.padStart(8, '0')}`);
}
