import { badInput } from '../errors.ts';
import type { MutationResolvers, TestIntegrationInput } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { inputIntegrationId } from './inputIntegrationId.ts';
import { getIntegration, postTest, postTestOf } from './integrationApi.ts';
import { toCheck, toIntegration } from './integrationMappers.ts';
import { toValuesWire, valuesPath } from './integrationValues.ts';

/** Tests a connection: one that is stored, one as it would be after a change, or one that is not connected yet (INTG-09). */
export const testIntegration: NonNullable<MutationResolvers['testIntegration']> = mutation(
  async ({ integrationId, values }: TestIntegrationInput, context) => {
    const { rest } = context;
    if (integrationId == null) {
      if (values == null) throw badInput('Give an id, values or both.', 'values');
      const body = toValuesWire(values);
      const wire = await onWorkspace(context, ({ workspaceId }) => postTest(rest, workspaceId, body));
      return { check: toCheck(wire), integration: null };
    }
    const id = inputIntegrationId(integrationId);
    return onWorkspace(context, async ({ workspaceId }) => {
      const body = values == null ? {} : toValuesWire(values);
      const check = toCheck(await postTestOf(rest, workspaceId, id, body));
      const integration = values == null ? toIntegration(await getIntegration(rest, workspaceId, id)) : null;
      return { check, integration };
    });
  },
  { fields: (path, { values }) => (path === 'integrationId' ? path : valuesPath(path, values)) },
);
