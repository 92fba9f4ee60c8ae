import { array, assert, constantFrom, letrec, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { allOf } from './rsql.ts';

type Conditions = readonly (string | undefined | Conditions)[];

const { conditions } = letrec<{ conditions: Conditions; condition: string | undefined | Conditions }>((tie) => ({
  conditions: array(tie('condition'), { maxLength: 4 }),
  condition: oneof(
    { maxDepth: 3, withCrossShrink: true },
    constantFrom('a==1', "b==';'", undefined),
    tie('conditions'),
  ),
}));

const joined = (list: Conditions): string =>
  allOf(...list.map((each) => (Array.isArray(each) ? joined(each as Conditions) : (each as string | undefined))));
const leaves = (list: Conditions): string[] =>
  list.flatMap((each) => (Array.isArray(each) ? leaves(each as Conditions) : ((each ?? []) as string | [])));

test('OP-04 however conditions are gathered, only those that are there are joined', () => {
  assert(
    property(conditions, (list) => {
      expect(joined(list)).toBe(leaves(list).join(';'));
    }),
  );
});
