import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { needsConfirmation, planSync, type KnownPerson } from './personnelSyncRules.ts';

const person = (userId: number, address: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  userId,
  addressKey: address,
  admin: false,
  isOut: false,
  ...more,
});
const listed = (externalId: string, address: string | null, active = true) => ({ externalId, address, active });
const link = (externalId: string, userId: number, departedTime: Date | null = null) => ({
  externalId,
  userId,
  departedTime,
});
const effects = (plan: ReturnType<typeof planSync>) =>
  plan.people.map(({ externalId, effect, reason }) => [externalId, effect, ...(reason ? [reason] : [])]);

describe('INTG-06 what a sync does with whom', () => {
  test('adds who is new, links who is here, leaves alone who is linked', () => {
    const plan = planSync({
      source: [listed('a', 'Ada@demo.test'), listed('b', 'ben@demo.test'), listed('c', 'cy@demo.test')],
      links: [link('a', 1)],
      people: [person(1, 'ada@demo.test'), person(2, 'ben@demo.test')],
      isWhole: true,
    });
    expect(effects(plan)).toEqual([
      ['b', 'LINK'],
      ['c', 'ADD'],
    ]);
    expect(plan).toMatchObject({ kept: 1, departures: 0, present: 1 });
  });

  test('lets go who is not listed any more or not active, and nobody who came another way', () => {
    const plan = planSync({
      source: [listed('b', 'ben@demo.test', false)],
      links: [link('a', 1), link('b', 2), link('gone', 9)],
      people: [person(1, 'ada@demo.test'), person(2, 'ben@demo.test'), person(3, 'cy@demo.test')],
      isWhole: true,
    });
    expect(effects(plan)).toEqual([
      ['a', 'LEAVE'],
      ['b', 'LEAVE'],
    ]);
    expect(plan).toMatchObject({ departures: 2, present: 2 });
  });

  test('of a list of changes those alone leave who are named as inactive', () => {
    const plan = planSync({
      source: [listed('b', 'ben@demo.test', false), listed('c', 'cy@demo.test')],
      links: [link('a', 1), link('b', 2)],
      people: [person(1, 'ada@demo.test'), person(2, 'ben@demo.test')],
      isWhole: false,
    });
    expect(effects(plan)).toEqual([
      ['c', 'ADD'],
      ['b', 'LEAVE'],
    ]);
    expect(plan).toMatchObject({ kept: 1, departures: 1, present: 2 });
  });

  test('takes back who left by a sync, and nobody whom an admin revoked', () => {
    const plan = planSync({
      source: [listed('a', 'ada@demo.test'), listed('b', 'ben@demo.test')],
      links: [link('a', 1, new Date(0))],
      people: [person(1, 'ada@demo.test', { isOut: true }), person(2, 'ben@demo.test', { isOut: true })],
      isWhole: true,
    });
    expect(effects(plan)).toEqual([
      ['a', 'RETURN'],
      ['b', 'SKIP', 'REVOKED'],
    ]);
  });

  test('passes over who has no address, one twice, another one than here, and admins who leave', () => {
    const plan = planSync({
      source: [
        listed('a', null),
        listed('b', 'ben@demo.test'),
        listed('c', 'BEN@demo.test'),
        listed('d', 'new@demo.test'),
        listed('d', 'again@demo.test'),
      ],
      links: [link('d', 4), link('e', 5)],
      people: [person(4, 'old@demo.test'), person(5, 'root@demo.test', { admin: true })],
      isWhole: true,
    });
    expect(effects(plan)).toEqual([
      ['a', 'SKIP', 'NO_ADDRESS'],
      ['b', 'ADD'],
      ['c', 'SKIP', 'DUPLICATE_ADDRESS'],
      ['d', 'SKIP', 'ADDRESS_DIFFERS'],
      ['e', 'SKIP', 'ADMIN'],
    ]);
  });

  test('more than a fifth is asked for, and a number that was agreed to is enough', () => {
    const plan = (departures: number, present: number) => ({ people: [], kept: 0, departures, present });
    expect(needsConfirmation(plan(1, 5), 0)).toBe(false);
    expect(needsConfirmation(plan(2, 9), 0)).toBe(true);
    expect(needsConfirmation(plan(2, 9), 1)).toBe(true);
    expect(needsConfirmation(plan(2, 9), 2)).toBe(false);
    expect(needsConfirmation(plan(0, 0), 0)).toBe(false);
  });

  test('a property: anyone who is listed and active never leaves, and nobody stands in the plan twice', () => {
    const id = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(
        fc.array(fc.record({ id, active: fc.boolean() }), { maxLength: 12 }),
        fc.uniqueArray(id, { maxLength: 8 }),
        (source, linked) => {
          const plan = planSync({
            source: source.map((one) => listed(`e${one.id}`, `p${one.id}@demo.test`, one.active)),
            links: linked.map((one) => link(`e${one}`, one)),
            people: linked.map((one) => person(one, `p${one}@demo.test`)),
            isWhole: true,
          });
          const names = plan.people.map(({ externalId }) => externalId);
          expect(new Set(names).size).toBe(names.length);
          const first = new Map(source.toReversed().map((one) => [`e${one.id}`, one.active]));
          const leaving = plan.people.filter(({ effect }) => effect === 'LEAVE').map(({ externalId }) => externalId);
          expect(leaving.filter((name) => first.get(name) === true)).toEqual([]);
          expect(leaving.length).toBe(plan.departures);
        },
      ),
    );
  });
});
