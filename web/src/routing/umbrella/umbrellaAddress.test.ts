import { describe, expect, it } from 'vitest';
import { asksForTree, insideLink, leftPlace, treeLink } from './umbrellaAddress.ts';

describe('UMB-03 OP-71 addresses of umbrella courses', () => {
  it('a course inside says from where in which tree its reader came, on the page that they may open', () => {
    const inside = insideLink(101, { umbrellaId: 109, step: 'speak & write' }, true);
    expect(inside).toBe('/dashboard/course/?umbrella=false&tree=109&step=speak+%26+write#!101');
    expect(leftPlace(new URL(inside, 'http://localhost').search)).toEqual({ umbrellaId: 109, step: 'speak & write' });
    expect(insideLink(101, { umbrellaId: 109, step: null }, false)).toBe(
      '/courses/course/?umbrella=false&tree=109#!101',
    );
  });

  it('the way back opens the tree at that step, and says which course one comes from', () => {
    const back = treeLink({ umbrellaId: 109, step: 'a' }, 101, true);
    expect(back).toBe('/dashboard/course/?umbrella=true&step=a&from=101#!109');
    expect(asksForTree(new URL(back, 'http://localhost').search)).toBe(true);
    expect(leftPlace(new URL(back, 'http://localhost').search)).toBeNull();
  });

  it.each(['', '?umbrella=false', '?umbrella=false&tree=0x6d', '?umbrella=true&tree=109', '?tree=109'])(
    'no tree was left by %j',
    (search) => expect(leftPlace(search)).toBeNull(),
  );
});
