import { z } from 'zod';
import { checkResponse } from './check/checkSchemas.ts';
import { storedSync } from './storedSync.ts';
import { integrationKinds, type IntegrationField, type IntegrationType } from './integrationTypes.ts';

const types = integrationKinds.map(({ type }) => type) as [IntegrationType, ...IntegrationType[]];

/** The fields of all kinds by their names; of equal ones the first describes them. */
const fields = new Map<string, IntegrationField>(
  integrationKinds
    .flatMap((kind) => kind.fields)
    .toReversed()
    .map((field) => [field.name, field]),
);

const shapeOf = (chosen: readonly IntegrationField[], toSchema: (field: IntegrationField) => z.ZodType) =>
  Object.fromEntries(chosen.map((field) => [field.name, toSchema(field).describe(field.description)]));

const given = (field: IntegrationField): z.ZodType =>
  (field.kind === 'boolean' ? z.boolean() : z.string().max(2000)).nullable().optional();
const shown = (field: IntegrationField): z.ZodType => (field.kind === 'boolean' ? z.boolean() : z.string()).optional();

const typeName = z.enum(types).describe('Kind of the provider.');

export const connectRequest = z.object({ '@type': typeName, ...shapeOf([...fields.values()], given) }).meta({
  id: 'ConnectIntegration',
  description: 'A provider with its fields; those of other kinds are ignored (OP-32).',
});

export const integrationChange = z
  .object({ '@type': typeName.optional(), ...shapeOf([...fields.values()], given) })
  .meta({
    id: 'IntegrationChange',
    description: 'New values; a secret that is absent stays as it is, as nobody can read it to send it again.',
  });

export const integrationResponse = z
  .object({
    id: z.int().describe('Id of the integration.'),
    '@type': typeName,
    name: z.string().describe('Name of the kind.'),
    ...shapeOf(
      [...fields.values()].filter(({ secret }) => !secret),
      shown,
    ),
    secretsSet: z.array(z.string()).describe('Names of the secrets that are stored. Their values are never answered.'),
    createdTime: z.string().describe('When it was connected; ISO 8601, UTC.'),
    updatedTime: z.string().describe('When it was changed last; ISO 8601, UTC.'),
    lastCheck: checkResponse
      .nullable()
      .describe('The latest test of what is stored; null when there was none since it was changed.'),
    lastSync: storedSync.nullable().describe('The latest sync of a personnel system; null when there was none.'),
  })
  .meta({ id: 'Integration', description: 'A connected provider (INTG-02, INTG-03).' });

const isOpen = ({ open }: IntegrationField): boolean => open;

export const publicIntegration = z
  .object({
    '@type': z
      .enum(integrationKinds.filter((kind) => kind.fields.some(isOpen)).map(({ type }) => type))
      .describe('Kind of the provider.'),
    ...shapeOf(
      integrationKinds.flatMap((kind) => kind.fields.filter(isOpen)),
      shown,
    ),
  })
  .meta({ id: 'PublicIntegration', description: 'What everybody may know of a connected provider (INTG-10).' });

export type IntegrationWire = z.output<typeof integrationResponse>;

export const providerResponse = z
  .object({
    '@type': typeName,
    name: z.string().describe('Name of the kind.'),
    fields: z.array(z.string()).describe('Names of its fields.'),
    secretFields: z.array(z.string()).describe('Those of its fields that are written and never answered.'),
    required: z.array(z.array(z.string())).describe('Sets of fields of which one must be there whole.'),
    testable: z.boolean().describe('Whether its connection can be tested.'),
    syncable: z.boolean().describe('Whether people can be taken over from it.'),
  })
  .meta({ id: 'IntegrationProvider', description: 'A provider that can be connected.' });
