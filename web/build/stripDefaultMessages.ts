/** The little of Babel's API that the plugin uses; the package brings no types. */
interface BabelPath {
  readonly node: { readonly type: string; readonly key?: { readonly name?: string; readonly value?: unknown } };
  get(key: 'properties'): readonly BabelPath[];
  get(key: string): BabelPath & { isIdentifier(options: { name: string }): boolean };
  remove(): void;
}

const stripped: ReadonlySet<unknown> = new Set(['defaultMessage', 'description']);

const membersOf = (path: BabelPath): readonly BabelPath[] =>
  path.node.type === 'ObjectExpression'
    ? path.get('properties').filter(({ node }) => node.type === 'ObjectProperty')
    : [];

/**
 * Babel plugin: takes the English text and the note for translators out of the messages of `defineMessages`. The texts of all languages,
 * English included, arrive in chunks of their own. A message may itself be called `description`: it stays.
 */
export function stripDefaultMessages(): { visitor: Record<string, (path: BabelPath) => void> } {
  return {
    visitor: {
      CallExpression(path) {
        if (!path.get('callee').isIdentifier({ name: 'defineMessages' })) {
          return;
        }
        for (const message of membersOf(path.get('arguments.0'))) {
          for (const member of membersOf(message.get('value'))) {
            const { key } = member.node;
            if (stripped.has(key?.name ?? key?.value)) {
              member.remove();
            }
          }
        }
      },
    },
  };
}
