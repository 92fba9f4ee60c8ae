import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import {
  checkCountry,
  checkEmail,
  checkName,
  checkNewPassword,
  checkPhone,
  checkPicture,
  checkRepeatedPassword,
  splitPhone,
} from './accountRules.ts';
import { callingCodes } from './settings/callingCodes.ts';
import { identityMessages } from './messages.ts';
import { readPhone } from './settings/phoneRules.ts';

describe('rules of an account', () => {
  it('VAL-01 VAL-02 LIM-26 OP-63 a password has 8 to 128 characters', () => {
    expect(checkNewPassword('1234567')).not.toBeNull();
    expect(checkNewPassword('12345678')).toBeNull();
    expect(checkNewPassword('x'.repeat(128))).toBeNull();
    expect(checkNewPassword('x'.repeat(129))).not.toBeNull();
  });

  it('VAL-03 the repeated password equals the first', () => {
    expect(checkRepeatedPassword('a', 'a')).toBeNull();
    expect(checkRepeatedPassword('a', 'b')).not.toBeNull();
  });

  it('VAL-04 VAL-05 a name has 1 to 255 characters after trimming', () => {
    expect(checkName('   ')).not.toBeNull();
    expect(checkName('A')).toBeNull();
    expect(checkName(` ${'x'.repeat(255)} `)).toBeNull();
    expect(checkName('x'.repeat(256))).not.toBeNull();
  });

  it.each(['lena@demo.test', ' lena+a@mail.demo.test '])('VAL-06 takes %j as an address', (value) => {
    expect(checkEmail(value)).toBeNull();
  });

  it.each(['', ' ', 'lena', 'lena@', 'lena@demo', 'a b@demo.test', 'lena@demo.'])('VAL-06 refuses %j', (value) => {
    expect(checkEmail(value)).not.toBeNull();
  });

  it('VAL-06 OP-86 an address has at most 254 characters', () => {
    const end = '@demo.test';
    expect(checkEmail(`${'x'.repeat(254 - end.length)}${end}`)).toBeNull();
    expect(checkEmail(`${'x'.repeat(255 - end.length)}${end}`)).not.toBeNull();
  });

  it.each(['', 'https://pictures.test/a.png', 'http://pictures.test', '/files/1001'])(
    'VAL-11 VAL-12 takes %j as a picture',
    (value) => {
      expect(checkPicture(value)).toBeNull();
    },
  );

  it.each(['ftp://pictures.test/a', 'javascript:alert(1)', '//pictures.test/a', 'picture.png', 'https://'])(
    'VAL-12 refuses %j as a picture',
    (value) => expect(checkPicture(value)).not.toBeNull(),
  );

  it('VAL-07 OP-61 a phone number is optional, and needs its calling code where it is given', () => {
    const isNumber = (number: string, country: string): boolean => readPhone(number, country) !== null;
    expect(checkPhone('', '', isNumber)).toBeNull();
    expect(checkPhone('', '030 123456', isNumber)).toEqual({ message: identityMessages.chooseCallingCode });
    expect(checkPhone('DE', '030 123456', isNumber)).toBeNull();
    expect(checkPhone('DE', '12', isNumber)).toEqual({ message: identityMessages.validPhone });
    expect(checkPhone('DE', 'abc', isNumber)).toEqual({ message: identityMessages.validPhone });
    expect(checkPhone('DE', '1234567890123456', isNumber)).toEqual({ message: identityMessages.validPhone });
  });

  it.each([
    ['(030) 12-34/56', 'DE', '+4930123456'],
    // Italy keeps the zero that other countries drop.
    ['06 12345678', 'IT', '+390612345678'],
    ['044 123 45 67', 'UA', '+380441234567'],
    ['+380441234567', 'DE', '+380441234567'],
  ])('OP-61 makes E.164 of %j as people write it in %s', (text, country, e164) => {
    expect(readPhone(text, country)?.e164).toBe(e164);
  });

  it('OP-61 takes a stored number apart', () => {
    expect(splitPhone('+380441234567', ['3', '38', '380', '49'])).toEqual({ callingCode: '380', number: '441234567' });
    expect(splitPhone(null, ['49'])).toEqual({ callingCode: '', number: '' });
  });

  it('OP-61 the selector offers the calling codes that the plans of the countries know', () => {
    for (const [country, code] of Object.entries(callingCodes)) {
      expect(getCountryCallingCode(country as CountryCode), country).toBe(code);
    }
  });

  it('VAL-08 OP-61 the country is required', () => {
    expect(checkCountry('')).toEqual({ message: identityMessages.chooseCountry });
    expect(checkCountry('DE')).toBeNull();
  });
});
