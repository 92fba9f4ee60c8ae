import { describe, expect, it } from 'vitest';
import {
  checkEmail,
  checkName,
  checkNewPassword,
  checkPhone,
  checkPicture,
  checkRepeatedPassword,
  joinPhone,
  splitPhone,
} from './accountRules.ts';

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
    expect(checkPhone('', '')).toBeNull();
    expect(checkPhone('', '030 123456')).not.toBeNull();
    expect(checkPhone('49', '030 123456')).toBeNull();
    expect(checkPhone('49', '12')).not.toBeNull();
    expect(checkPhone('49', '1234567890123456')).not.toBeNull();
  });

  it('OP-61 makes E.164 of a number as people write it, and takes it apart again', () => {
    expect(joinPhone('49', '(030) 12-34/56')).toBe('+4930123456');
    expect(splitPhone('+380441234567', ['3', '38', '380', '49'])).toEqual({ callingCode: '380', number: '441234567' });
    expect(splitPhone(null, ['49'])).toEqual({ callingCode: '', number: '' });
  });
});
