import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

it('BEY-46 OP-302 every event of the contract has a type, and there are no others', () => {
  const events = buildSchema(read('../../../schema.graphql')).getType('WebhookEventType');
  const told = isEnumType(events) ? events.getValues().map(({ name }) => name.toLowerCase().replace('_', '.')) : [];
  const typed = [...read('./webhookEvents.ts').matchAll(/^ {2}readonly '([\w.]+)':/gm)].map(([, type]) => type);
  expect(told.length).toBeGreaterThan(20);
  expect(new Set(typed)).toEqual(new Set([...told, 'webhook.test']));
});
