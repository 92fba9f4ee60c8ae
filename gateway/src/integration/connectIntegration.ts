import type { ConnectIntegrationInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postIntegration } from './integrationApi.ts';
import { toIntegration } from './integrationMappers.ts';
import { toValuesWire, valuesPath } from './integrationValues.ts';

/** Connects a provider (REST-67, INTG-04). */
export const connectIntegration: NonNullable<MutationResolvers['connectIntegration']> = mutation(
  async ({ values }: ConnectIntegrationInput, context) => {
    const body = toValuesWire(values);
    const wire = await onWorkspace(context, ({ workspaceId }) => postIntegration(context.rest, workspaceId, body));
    return { integration: toIntegration(wire) };
  },
  { fields: (path, { values }) => valuesPath(path, values) },
);
