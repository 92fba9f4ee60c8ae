import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isInputObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..');
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
const schema = buildSchema(read('schema.graphql'));
const inCapitals = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Files of a registry (or `within` folders) that bear the name of what they give: one for each type. */
const registered = (registry: string, within = ''): readonly string[] =>
  [
    ...read(registry).matchAll(
      new RegExp(String.raw`^import \{ (?:[^}]+, )?(\w+?)(?:Of)?(?:, [^}]+)? \} from '\./\1${within}\.ts';$`, 'gm'),
    ),
  ].map(([, name = '']) => name);

const inputMembers = (name: string): readonly string[] => {
  const type = schema.getType(name);
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
};

describe('GW-22 a section type has its part in every package', () => {
  // The outer types with a text are no inner types, and have no file of their own on the platform.
  const types = [...registered('platform/src/content/section/types.ts'), 'text', 'html'];

  it('knows the types', () => {
    expect(types.length).toBeGreaterThanOrEqual(14);
  });

  it.each(types)('%s', (type) => {
    expect(schema.getType(`${inCapitals(type)}Section`), 'in schema.graphql').toBeDefined();
    expect(schema.getType(`Authored${inCapitals(type)}Section`), 'for authors in schema.graphql').toBeDefined();
    expect(inputMembers('SectionContentInput'), 'as it is written').toContain(type);
    expect(registered('gateway/src/section/types.ts'), 'in gateway/src/section/types.ts').toContain(type);
    expect(registered('web/src/section/types.ts', '/type'), 'in web/src/section/types.ts').toContain(type);
    expect(sourcesBelow(`web/src/section/${type}`), `drawn in web/src/section/${type}/`).toContain(
      `on ${inCapitals(type)}Section `,
    );
  });
});

describe('GW-23 a question type has its part in every package', () => {
  const types = registered('platform/src/content/question/types.ts');

  it('knows the types', () => {
    expect(types.length).toBeGreaterThanOrEqual(6);
  });

  it.each(types)('%s', (type) => {
    // A list behaves like a single choice, and is one outside of the platform (OP-57).
    const outside = type === 'list' ? 'singleChoice' : type;
    const name = `${inCapitals(outside)}Question`;
    expect(schema.getType(name), `${name} in schema.graphql`).toBeDefined();
    expect(schema.getType(`Authored${name}`), `Authored${name} in schema.graphql`).toBeDefined();
    expect(inputMembers('QuestionContentInput'), 'as it is written').toContain(outside);
    expect(registered('gateway/src/question/types.ts'), 'in gateway/src/question/types.ts').toContain(outside);
    expect(registered('web/src/quiz/types.ts', '/type'), 'in web/src/quiz/types.ts').toContain(outside);
    expect(sourcesBelow(`web/src/quiz/${outside}`), `drawn in web/src/quiz/${outside}/`).toContain(`on ${name} `);
  });
});

/** The text of every source file below a folder. */
function sourcesBelow(folder: string): string {
  return readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.includes('__generated__'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n');
}
