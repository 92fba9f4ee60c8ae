import type { resolveStyleRulesForSlots } from '@griffel/core';
import { leftToRight, withoutClasses } from './leftToRight.ts';

/** The little of Babel's API that the plugin uses; the package brings no types. */
interface BabelPath {
  get(key: string): BabelPath & { isIdentifier(options: { name: string }): boolean };
  evaluate(): { confident: boolean; value: unknown };
  replaceWith(node: unknown): void;
}
type Worked = ReturnType<typeof resolveStyleRulesForSlots>;
type ResetRules = readonly string[] | Readonly<Record<string, readonly unknown[]>>;

/** The files of Fluent that hold styles, which come worked out. */
export const fluentStyles = /\/node_modules\/@fluentui\/[^/]+\/lib\/.*\.styles\.js$/;

/** Babel plugin: takes the mirrored rules out of Fluent's styles, for languages that are written from right to left. */
export function unmirroredStyles({ types }: { types: { valueToNode(value: unknown): unknown } }): {
  visitor: { CallExpression(path: BabelPath): void };
} {
  return {
    visitor: {
      CallExpression(path) {
        const callee = path.get('callee');
        const part = (index: number): BabelPath => path.get(`arguments.${index}`);
        if (callee.isIdentifier({ name: '__styles' })) {
          const [classes, rules] = [part(0).evaluate(), part(1).evaluate()];
          if (!classes.confident || !rules.confident) return;
          const kept = leftToRight([classes.value, rules.value] as Worked);
          part(0).replaceWith(types.valueToNode(kept.classes));
          part(1).replaceWith(types.valueToNode(kept.rules));
        } else if (callee.isIdentifier({ name: '__resetStyles' })) {
          const [mirrored, rules] = [part(1).evaluate(), part(2).evaluate()];
          if (!mirrored.confident || !rules.confident || typeof mirrored.value !== 'string') return;
          const classes = new Set([mirrored.value]);
          const all = rules.value as ResetRules;
          const kept = Array.isArray(all)
            ? withoutClasses(all, classes)
            : Object.fromEntries(Object.entries(all).map(([bucket, list]) => [bucket, withoutClasses(list, classes)]));
          part(1).replaceWith(types.valueToNode(null));
          part(2).replaceWith(types.valueToNode(kept));
        }
      },
    },
  };
}
