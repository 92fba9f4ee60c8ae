import { expect, test } from 'vitest';
import { domains, nodeTypesOf, resolversOf, type Domain } from './domains.ts';

const find = async (): Promise<null> => null;
const tags: Domain = { resolvers: { Course: { tags: () => [] } }, nodes: { Tag: find } };

test('OP-13 domains add fields to the same type', () => {
  const name: Domain = { resolvers: { Course: { name: () => 'Tea' } }, nodes: { Course: find } };
  expect(resolversOf([tags, name])).toEqual([tags.resolvers, name.resolvers]);
  expect([...nodeTypesOf([tags, name]).keys()]).toEqual(['Tag', 'Course']);
});

test('OP-13 a field that two domains give is refused when the server starts, whatever they give beside it', () => {
  const again: Domain = { resolvers: { Course: { name: () => 'Tea', tags: () => [] } } };
  expect(() => resolversOf([...domains, tags, again])).toThrow('Two domains give Course.tags');
});

test('OP-13 so is a type that two domains find by its id', () => {
  expect(() => nodeTypesOf([tags, {}, tags])).toThrow('Two domains give Tag');
});

test('OP-13 the product gives each once', () => {
  expect(resolversOf(domains).length).toBeGreaterThan(20);
  expect(nodeTypesOf(domains).size).toBeGreaterThan(20);
});
