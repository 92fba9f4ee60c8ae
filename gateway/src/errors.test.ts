import { expect, test } from 'vitest';
import { toErrorView } from './errors.ts';
import { RestError } from './rest/RestError.ts';

test('OP-13 an outage shows its code, and neither what was said about it nor its parameters', () => {
  const outage = new RestError({
    status: 503,
    code: 'UNAVAILABLE',
    message: 'connect ECONNREFUSED db-1:5432',
    params: { host: 'db-1' },
  });
  expect(toErrorView(outage, 'request-1')).toEqual({
    message: 'The platform did not answer; try again in a moment',
    extensions: { code: 'UNAVAILABLE', status: 503, requestId: 'request-1' },
  });
});

test('GW-09 a refusal shows its code, its message and its parameters unchanged', () => {
  const refusal = new RestError({ status: 409, code: '1500', message: 'Used', params: { code: 'X' } });
  expect(toErrorView(refusal, 'request-1')).toEqual({
    message: 'Used',
    extensions: { code: '1500', status: 409, params: { code: 'X' }, requestId: 'request-1' },
  });
});

test('OP-13 what nobody expected is masked, also inside of an error of the executor', () => {
  const fault = Object.assign(new Error('Cannot read properties of undefined'), {
    path: ['viewer'],
    originalError: new TypeError('secret'),
  });
  expect(toErrorView(fault, 'request-1')).toEqual({
    message: 'Unknown error occurred',
    path: ['viewer'],
    extensions: { code: 'INTERNAL', status: 500, requestId: 'request-1' },
  });
});
