import { expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { isRefused, outcomeOf } from './commitOutcome.ts';

it.each([
  ['what the gateway cannot read', new RequestError({ kind: 'server', code: 'BAD_USER_INPUT', status: 400 }), true],
  ['what is too large', new RequestError({ kind: 'server', code: 'BODY_TOO_LARGE', status: 413 }), true],
  [
    'a document that a new version no longer knows',
    new RequestError({ kind: 'server', code: 'UNKNOWN_DOCUMENT', status: 400 }),
    false,
  ],
  ['a fault', new RequestError({ kind: 'server', code: '-1', status: 500 }), false],
  ['no network', new RequestError({ kind: 'network', code: 'NETWORK' }), false],
  ['a session that is over', new RequestError({ kind: 'signedOut', code: 'UNAUTHENTICATED', status: 401 }), false],
])(
  'SCORM-02 BEY-50 a request that fails as a whole is refused for good by what cannot change alone: %s',
  (_what, error, refused) => expect(isRefused(error)).toBe(refused),
);

it('SCORM-02 OP-70 what the package has no room for is told apart from a course that takes no more', () => {
  expect(outcomeOf([{ code: 'INVALID', field: 'cmi' }], [])).toBe('tooMuch');
  expect(outcomeOf([{ code: 'INVALID', field: 'sequence' }], [])).toBe('refused');
  expect(outcomeOf([{ code: 'USER_COURSE_CLOSED', field: null }], [])).toBe('refused');
  expect(outcomeOf([], ['cmi.suspend_data'])).toBe('tooMuch');
});

it('SCORM-02 an answer without errors is kept, one with is refused, and too many requests are no refusal', () => {
  expect([outcomeOf([], []), outcomeOf([{ code: 'INVALID' }], [])]).toEqual(['kept', 'refused']);
  expect(() => outcomeOf([{ code: 'RATE_LIMITED' }], [])).toThrow('too many requests');
});
