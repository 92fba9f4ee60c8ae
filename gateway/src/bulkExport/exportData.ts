import type { ExportDataInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { toJob } from '../job/jobMappers.ts';
import { mutation } from '../mutation.ts';
import { onWorkspace } from '../workspace/onWorkspace.ts';
import { postExport } from './exportApi.ts';

/** Orders a file of everything of a kind (BEY-44). */
export const exportData: NonNullable<MutationResolvers['exportData']> = mutation(
  async ({ kind, updatedSince, idempotencyKey }: ExportDataInput, context) => ({
    job: toJob(
      await onWorkspace(context, ({ workspaceId }) =>
        postExport(context.rest, workspaceId, { kind, updatedSince: updatedSince ?? null }, idempotencyKey),
      ),
    ),
  }),
);
