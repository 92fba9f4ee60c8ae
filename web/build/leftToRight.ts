import type { resolveStyleRulesForSlots } from '@griffel/core';

type Worked = ReturnType<typeof resolveStyleRulesForSlots>;

/** Styles that are worked out, without what is for languages that are written from right to left: we have none (I18N-01). */
export function leftToRight([classesBySlot, rulesByBucket]: Worked): { classes: object; rules: object } {
  const mirrored = new Set<string>();
  const classes = mapValues(classesBySlot, (map) =>
    mapValues(map, (name) => {
      if (!Array.isArray(name)) return name;
      mirrored.add(name[1]);
      return name[0];
    }),
  );
  return { classes, rules: mapValues(rulesByBucket, (list) => list && withoutClasses(list, mirrored)) };
}

/** The rules, each a text or a pair of text and details, that are not of one of these classes. */
export function withoutClasses<Rule>(rules: readonly Rule[], classes: ReadonlySet<string>): Rule[] {
  return rules.filter((rule) => {
    const name = /^(?:@[^{]*\{)*\.(\w+)/.exec(String(Array.isArray(rule) ? rule[0] : rule))?.[1];
    return name === undefined || !classes.has(name);
  });
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
