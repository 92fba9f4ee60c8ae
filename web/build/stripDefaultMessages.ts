/** The little of Babel's API that the plugin uses; the package brings no types. */
interface BabelPath {
  node: { key?: { type: string; name?: string } };
  get(key: string): { isIdentifier(options: { name: string }): boolean };
  traverse(visitor: Record<string, (path: BabelPath) => void>): void;
  remove(): void;
}

const stripped = new Set(['defaultMessage', 'description']);

/**
 * Babel plugin: takes the English text and the note for translators out of `defineMessages`. The texts of all languages,
 * English included, arrive in chunks of their own.
 */
export function stripDefaultMessages(): { visitor: Record<string, (path: BabelPath) => void> } {
  return {
    visitor: {
      CallExpression(path) {
        if (!path.get('callee').isIdentifier({ name: 'defineMessages' })) return;
        path.traverse({
          ObjectProperty(property) {
            if (stripped.has(property.node.key?.name ?? '')) property.remove();
          },
        });
      },
    },
  };
}
