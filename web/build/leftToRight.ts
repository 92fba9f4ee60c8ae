import type { resolveStyleRulesForSlots } from '@griffel/core';

type Worked = ReturnType<typeof resolveStyleRulesForSlots>;
/** 0 where a property is taken back. */
type ClassName = string | 0;

/** Styles that are worked out, without what is for languages that are written from right to left: we have none (I18N-01). */
export function leftToRight([classesBySlot, rulesByBucket]: Worked): { classes: object; rules: object } {
  const mirrored = new Set<ClassName>();
  const kept = new Set<ClassName>();
  const classes = mapValues(classesBySlot, (map) =>
    mapValues(map, (names) => {
      const [name, mirror] = Array.isArray(names) ? names : [names];
      kept.add(name);
      if (mirror !== undefined) mirrored.add(mirror);
      return name;
    }),
  );
  // What mirrors the left side is what the right side itself has where both are alike.
  for (const name of kept) mirrored.delete(name);
  return { classes, rules: mapValues(rulesByBucket, (list) => list && withoutClasses(list, mirrored)) };
}

/** The rules, each a text or a pair of text and details, that are not of these classes alone. */
export function withoutClasses<Rule>(rules: readonly Rule[], classes: ReadonlySet<ClassName>): Rule[] {
  return rules.filter((rule) => {
    // Fluent puts several into one where they stand under the same condition.
    const names = [...String(Array.isArray(rule) ? rule[0] : rule).matchAll(/(?<=^|[{}])\.(\w+)/g)];
    return names.length === 0 || !names.every(([, name = '']) => classes.has(name));
  });
}

function mapValues<Value, Result>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
