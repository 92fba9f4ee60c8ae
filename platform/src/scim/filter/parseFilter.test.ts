import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ScimError } from '../scimError.ts';
import type { Filter } from './filter.ts';
import { holds } from './holds.ts';
import { parseFilter, parsePath } from './parseFilter.ts';

const refusal = (text: string, parse: (text: string) => unknown = parseFilter): string => {
  try {
    parse(text);
  } catch (error) {
    return error instanceof ScimError ? error.scimType : String(error);
  }
  return 'taken';
};

describe('filters', () => {
  test('BEY-14 and binds more than or, not more than both, brackets most', () => {
    const a: Filter = { op: 'eq', attribute: 'a', value: 1 };
    const b: Filter = { op: 'pr', attribute: 'b' };
    const c: Filter = { op: 'eq', attribute: 'c', value: true };
    const [x, y, z] = ['a eq 1', 'b pr', 'c eq true'];
    expect(parseFilter(`${x} or ${y} and ${z}`)).toEqual({ op: 'or', parts: [a, { op: 'and', parts: [b, c] }] });
    expect(parseFilter(`(${x} OR ${y}) AND ${z}`)).toEqual({ op: 'and', parts: [{ op: 'or', parts: [a, b] }, c] });
    expect(parseFilter(`not (${x}) and ${y}`)).toEqual({ op: 'and', parts: [{ op: 'not', part: a }, b] });
    expect(parseFilter(`emails[${x} and ${y}]`)).toEqual({
      op: 'has',
      attribute: 'emails',
      part: { op: 'and', parts: [a, b] },
    });
  });

  test('BEY-14 names come in any case of letters and with their schema, values as JSON writes them', () => {
    expect(parseFilter('URN:ietf:params:scim:schemas:core:2.0:User:userName Eq "a"')).toEqual({
      op: 'eq',
      attribute: 'username',
      value: 'a',
    });
    expect(parseFilter('name.givenName ne null')).toEqual({ op: 'ne', attribute: 'name.givenname', value: null });
    expect(parseFilter(String.raw`displayName co "a\"b\\c\u00e4) or ("`)).toMatchObject({ value: 'a"b\\cä) or (' });
    expect(parseFilter('age gt -1.5e2')).toMatchObject({ op: 'gt', value: -150 });
  });

  test('BEY-14 what follows brackets is compared of the value that fulfils them', () => {
    const type: Filter = { op: 'eq', attribute: 'type', value: 'work' };
    for (const text of ['emails[type eq "work"].value eq "a@b.c"', 'Emails[Type EQ "work"].Value Eq "a@b.c"']) {
      expect(parseFilter(text)).toEqual({
        op: 'has',
        attribute: 'emails',
        part: { op: 'and', parts: [type, { op: 'eq', attribute: 'value', value: 'a@b.c' }] },
      });
    }
    expect(parseFilter('emails[type eq "work"].value pr and active eq true')).toEqual({
      op: 'and',
      parts: [
        { op: 'has', attribute: 'emails', part: { op: 'and', parts: [type, { op: 'pr', attribute: 'value' }] } },
        { op: 'eq', attribute: 'active', value: true },
      ],
    });
    expect(refusal('emails[type eq "work"].')).toBe('invalidFilter');
    expect(refusal('emails[type eq "work"] eq "a"')).toBe('invalidFilter');
  });

  test('BEY-14 whatever text is looked for is read as it was written', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (value) => {
        expect(parseFilter(`userName eq ${JSON.stringify(value)}`)).toEqual({ op: 'eq', attribute: 'username', value });
      }),
    );
  });

  test('BEY-14 anything is read or refused, and nothing else happens', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      ' and ',
      ' or ',
      'not ',
      'a',
      ' eq ',
      '"x"',
      ' pr',
      '1',
      '.',
      '"',
      '\\',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join('')),
        ),
        (text) => {
          expect(['taken', 'invalidFilter']).toContain(refusal(text));
          expect(['taken', 'invalidPath']).toContain(refusal(text, parsePath));
        },
      ),
    );
  });

  test('BEY-14 too long, too deep and too much is refused', () => {
    const nested = (depth: number) => `${'('.repeat(depth)}a pr${')'.repeat(depth)}`;
    expect(refusal(nested(10))).toBe('taken');
    expect(refusal(nested(11))).toBe('invalidFilter');
    expect(refusal(Array.from({ length: 50 }, () => 'a pr').join(' or '))).toBe('taken');
    expect(refusal(Array.from({ length: 51 }, () => 'a pr').join(' or '))).toBe('invalidFilter');
    expect(refusal(`a eq "${'x'.repeat(1_000)}"`)).toBe('invalidFilter');
    for (const text of [
      '',
      'a',
      'a eq',
      'a eq b',
      'a is "b"',
      'a pr b pr',
      '(a pr',
      'a pr)',
      'not a pr x',
      'constructor["x"]',
    ]) {
      expect(refusal(text), text).toBe('invalidFilter');
    }
  });

  test('BEY-14 paths name an attribute, some of its values, and a part', () => {
    expect(parsePath('displayName')).toEqual({ attribute: 'displayname', filter: null, sub: null });
    expect(parsePath('name.givenName')).toEqual({ attribute: 'name', filter: null, sub: 'givenname' });
    expect(parsePath('emails[type eq "work"].value')).toEqual({
      attribute: 'emails',
      filter: { op: 'eq', attribute: 'type', value: 'work' },
      sub: 'value',
    });
    expect(parsePath('urn:ietf:params:scim:schemas:core:2.0:Group:members[value eq "1"]')).toMatchObject({
      attribute: 'members',
      sub: null,
    });
    // Of an extension nothing is kept, whatever its path looks like.
    const extension = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager';
    expect(parsePath(extension)).toEqual({ attribute: extension.toLowerCase(), filter: null, sub: null });
    for (const text of ['', 'a.b.c', 'emails[', 'emails[type eq "work"]x', 'a b']) {
      expect(refusal(text, parsePath), text).toBe('invalidPath');
    }
  });

  test('BEY-14 a filter in a path finds the values that it means', () => {
    const email = new Map<string, unknown>([
      ['value', 'Ada@demo.test'],
      ['type', 'Work'],
      ['primary', 'true'],
    ]);
    const found = (text: string) => holds(parseFilter(text), email);
    expect(
      [
        'type eq "work"',
        'primary eq true',
        'value sw "ada" and value ew ".TEST"',
        'not (type eq "home")',
        'type ne "home"',
        'display pr or value co "@"',
        'type ge "work"',
      ].filter((text) => !found(text)),
    ).toEqual([]);
    expect(
      ['type eq "home"', 'display pr', 'display eq "x"', 'value gt "b"', 'type lt "work"', 'a[b pr]'].filter(found),
    ).toEqual([]);
  });
});
