import type { MutationResolvers, UpdateIntegrationInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { patchIntegration } from './integrationApi.ts';
import { inputIntegrationId } from './inputIntegrationId.ts';
import { toIntegration } from './integrationMappers.ts';
import { toValuesWire, valuesPath } from './integrationValues.ts';

/** Changes a connected provider: what is left out stays, null clears (REST-68, INTG-05). */
export const updateIntegration: NonNullable<MutationResolvers['updateIntegration']> = mutation(
  async ({ integrationId, values }: UpdateIntegrationInput, context) => {
    const id = inputIntegrationId(integrationId);
    const body = toValuesWire(values);
    const wire = await onWorkspace(context, ({ workspaceId }) => patchIntegration(context.rest, workspaceId, id, body));
    return { integration: toIntegration(wire) };
  },
  { fields: (path, { values }) => (path === 'integrationId' ? path : valuesPath(path, values)) },
);
