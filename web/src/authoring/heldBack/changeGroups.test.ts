import { expect, it } from 'vitest';
import { boundTo, changeGroups } from './changeGroups.ts';
import { aChange } from './heldBackWorld.testkit.ts';

const first = { rawId: 1, name: 'Trees' };
const second = { rawId: 2, name: 'Shrubs' };
const oaks = { rawId: 11, name: 'Oaks' };

it('BEY-24 changes stand by their modules, those within a lecture together, those of the course apart', () => {
  const groups = changeGroups([
    aChange({ part: 'COURSE', rawId: 101, name: 'Woods', module: null }),
    aChange({ part: 'SECTION', rawId: 21, lecture: oaks }),
    aChange({ part: 'QUESTION', rawId: 31, lecture: oaks }),
    aChange({ part: 'MODULE', kind: 'ADDED', rawId: 2, name: 'Shrubs', module: null }),
    aChange({ rawId: 12, module: second }),
  ]);
  expect(
    groups.map(({ moduleId, name, parts }) => [moduleId, name, parts.map(({ changes }) => changes.length)]),
  ).toEqual([
    [null, '', [1]],
    [1, 'Trees', [2]],
    [2, 'Shrubs', [1, 1]],
  ]);
});

it('BEY-24 OP-261 the order of modules stands apart, as it goes live with everything alone', () => {
  const groups = changeGroups([
    aChange({ part: 'MODULE', kind: 'MOVED', rawId: 2, name: 'Shrubs', module: null, nextName: 'Trees' }),
    aChange({ part: 'MODULE', kind: 'CHANGED', rawId: 2, name: 'Shrubs', module: null }),
  ]);
  expect(groups.map(({ of, moduleId, parts }) => [of, moduleId, parts.length])).toEqual([
    ['order', null, 1],
    ['module', 2, 1],
  ]);
});

it('BEY-24 modules between which something moved become live together', () => {
  const third = { rawId: 3, name: 'Herbs' };
  const moved = (fromModule: typeof first, module: typeof first) => aChange({ kind: 'MOVED', fromModule, module });
  const changes = [moved(first, second), moved(second, third), aChange({ module: { rawId: 4, name: 'Ferns' } })];
  expect(boundTo(3, changes)).toEqual(new Set([1, 2, 3]));
  expect(boundTo(4, changes)).toEqual(new Set([4]));
});
