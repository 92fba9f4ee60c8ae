import { expect, it } from 'vitest';
import { fromPlayer, sealed } from './protocol.ts';

it.each([
  [12.6, 13],
  [-5, 0],
  [Number.NaN, 0],
  [864_001, 864_000],
  [Number.POSITIVE_INFINITY, 864_000],
])('SCORM-02 a time that a package says becomes one that the server reads: %d', (said, sessionSeconds) => {
  const message = fromPlayer(sealed({ type: 'commit', sequence: 1, cmi: {}, sessionSeconds: said, asked: true }));
  expect(message).toEqual({ type: 'commit', sequence: 1, cmi: {}, sessionSeconds, asked: true });
});

it('SCORM-02 OP-115 what is left is read one by one: what is no commit is nothing', () => {
  const left = { itemId: 'a', session: 's', sequence: 2, cmi: { 'cmi.suspend_data': 'x' }, sessionSeconds: 1 };
  const commits = [left, null, 'x', {}, { ...left, cmi: null }, { ...left, session: 1 }, { ...left, sequence: 'x' }];
  expect(fromPlayer({ protocol: 'lectern-scorm-2', type: 'left', commits })).toEqual({ type: 'left', commits: [left] });
  expect(fromPlayer({ protocol: 'lectern-scorm-2', type: 'left', commits: {} })).toBeNull();
});
