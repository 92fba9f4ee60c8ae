import { resolveStyleRulesForSlots } from '@griffel/core';
import { leftToRight } from './leftToRight.ts';

/** The little of Babel's API that the plugin uses; the package brings no types. */
interface BabelNode {
  name?: string;
  computed?: boolean;
  object?: BabelNode;
  property?: BabelNode;
}
interface BabelPath {
  node: BabelNode;
  get(key: string): BabelPath & { isIdentifier(options: { name: string }): boolean };
  evaluate(): { confident: boolean; value: unknown };
  traverse(visitor: Record<string, (path: BabelPath) => void>): void;
  replaceWith(node: unknown): void;
  remove(): void;
  scope: {
    crawl(): void;
    getBinding(name: string): { referenced: boolean; path: BabelPath } | undefined;
    getProgramParent(): { path: { unshiftContainer(key: string, node: unknown): void } };
  };
}
type Types = Record<
  'callExpression' | 'identifier' | 'importDeclaration' | 'importSpecifier' | 'stringLiteral' | 'valueToNode',
  (...parts: unknown[]) => unknown
>;
interface FileState {
  filename: string;
  hasStyles?: boolean;
}

/** What the first screens draw. Worked out, styles are larger; elsewhere that is not worth it. */
const firstScreen = /\/web\/src\/(?:catalogue|shell|ui)\//;
const laterScreens = /\/web\/src\/ui\/(?:AuthorHtml|DefinitionList|Field|ModalDialog|ProgressBar)\b/;

/**
 * Babel plugin: works the `makeStyles({…})` of the first screens out into classes and rules, as Fluent's own packages are, so
 * that the browser neither carries the compiler of styles to them nor runs it before the first paint: a fifth of the script
 * time. An argument that is not constant stays for run time.
 */
export function precomputeStyles({ types }: { types: Types }): {
  visitor: {
    CallExpression(path: BabelPath, state: FileState): void;
    Program: { exit(path: BabelPath, state: FileState): void };
  };
} {
  return {
    visitor: {
      Program: {
        exit(program, { hasStyles }) {
          if (!hasStyles) return;
          program.scope.crawl();
          for (const name of ['makeStyles', 'tokens']) {
            const binding = program.scope.getBinding(name);
            // An import that nothing uses still has the bundler put the compiler of styles beside what imports it.
            if (binding && !binding.referenced) binding.path.remove();
          }
        },
      },
      CallExpression(path, state) {
        if (!firstScreen.test(state.filename) || laterScreens.test(state.filename)) return;
        if (!path.get('callee').isIdentifier({ name: 'makeStyles' })) return;
        path.traverse({ MemberExpression: (member) => writeToken(member, types) });
        const { confident, value } = path.get('arguments.0').evaluate();
        if (!confident) return;
        const { classes, rules } = leftToRight(resolveStyleRulesForSlots(value as Styles));
        const name = types.identifier('__styles');
        path.replaceWith(types.callExpression(name, [types.valueToNode(classes), types.valueToNode(rules)]));
        if (state.hasStyles) return;
        state.hasStyles = true;
        const source = types.stringLiteral('@fluentui/react-components');
        const declaration = types.importDeclaration([types.importSpecifier(name, name)], source);
        path.scope.getProgramParent().path.unshiftContainer('body', declaration);
      },
    },
  };
}

type Styles = Parameters<typeof resolveStyleRulesForSlots>[0];

/** `tokens.colorX` is the text `var(--colorX)`. */
function writeToken(member: BabelPath, types: Types): void {
  const { object, property, computed } = member.node;
  if (computed || object?.name !== 'tokens' || !property?.name) return;
  member.replaceWith(types.stringLiteral(`var(--${property.name})`));
}
