import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../requestError.ts';
import { catalogue, errorText } from './errorText.ts';

const texts = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, `../i18n/${language}/errors.json`), 'utf8')) as Record<
    string,
    string
  >;
const english = createIntl({ locale: 'en', messages: texts('en') });

describe('the error catalogue', () => {
  it.each([
    ['ERR-01', '-1', 'Unknown error occurred'],
    ['ERR-02', '1000', 'This username (e-mail) already exists'],
    ['ERR-03', '1001', 'User not found'],
    ['ERR-04', '1002', 'Username or password is not valid'],
    ['ERR-04', '1003', 'Username or password is not valid'],
    ['ERR-05', '1004', 'Wrong credentials'],
    ['ERR-06', '1100', 'Invalid token'],
    ['ERR-07', '1101', 'Token expired'],
    ['ERR-08', '59', "Bad credentials or username and password don't match"],
    ['ERR-09', '1300', 'Precondition failed: user course not yet complete'],
    ['ERR-10', '1500', 'Voucher with code ABC is not found'],
    ['ERR-11', '1501', 'Voucher with code ABC already used'],
    ['ERR-12', '9905', 'Social e-mail must be verified; check the e-mail settings'],
    ['ERR-13', '9904', 'Personnel integration authentication failed; re-enter connection data'],
    ['ERR-14', 'popup_closed_by_user', 'Social sign-in popup was closed'],
    ['ERR-15', 'LOCKED', 'Account locked; reset password'],
    ['ERR-16', 'PASSWORD_DONT_MATCH', 'Passwords do not match'],
    ['OP-08', '4711', 'Unknown error occurred'],
  ])('%s code %s says %j', (_id, code, text) => {
    expect(errorText(english, { code, params: { code: 'ABC' } })).toBe(text);
  });

  it.each(['uk', 'pt', 'de', 'ru'])('I18N-01 every code has its own words in %s', (language) => {
    const intl = createIntl({ locale: language, messages: texts(language) });
    for (const code of Object.keys(catalogue)) {
      expect(errorText(intl, { code, params: { code: 'ABC' } })).not.toBe(
        errorText(english, { code, params: { code: 'ABC' } }),
      );
    }
  });

  it('a request without an answer says that nothing is lost', () => {
    expect(errorText(english, new RequestError({ kind: 'network', code: 'NETWORK' }))).toMatch(/Nothing is lost/);
    expect(errorText(english, new Error('private detail'))).toBe('Unknown error occurred');
  });
});
