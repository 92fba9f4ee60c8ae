import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { FileDeps } from './fileDeps.ts';
import { invalidField } from '../errors.ts';
import type { Viewer } from '../http/access.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { letRestPass } from '../http/letRestPass.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { requireViewer } from '../http/requireViewer.ts';
import { idParams } from '../workspace/workspaceSchemas.ts';
import { assertMayUpload, mostBytesOfAny, wrongType, type UploadFormat } from './fileRules.ts';
import { fileResponse, uploadFields, uploadParts } from './fileSchemas.ts';
import { assertMultipart, multipartRefusal } from './multipartRefusal.ts';
import { findRoom } from './keepInStore.ts';
import { receiveFile } from './receiveFile.ts';
import { uploadFile, uploadOperation, type ReceivedFile } from './uploadFile.ts';
import { largestCategory, policy } from './policy.ts';

/** Uploads (REST-60, OP-02): a multipart body, read as it comes and written to the disk, never whole in memory. */
export const uploadRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, deps) => {
  await app.register(multipart, {
    throwFileSizeLimit: false,
    // Beyond the largest of all files nothing is passed on; what is too large for its type is known before.
    limits: {
      fileSize: mostBytesOfAny(deps.config) + 1,
      files: 1,
      fields: 10,
      fieldSize: 8 * 1024,
      fieldNameSize: 100,
      parts: 12,
    },
  });

  app.post(
    '/upload-api/v1/secured/workspaces/:id/files/_upload',
    {
      config: { access: policy.uploadFile, receivingTimeMs: deps.config.uploadTimeoutMs, parts: uploadParts },
      schema: {
        tags: ['file'],
        summary: 'Upload a file',
        description:
          'A multipart body with `file`, `category` (CONTENT, COVER_IMAGE, FRAME, AVATAR or OTHER), and optionally `name` and `alternativeText`. png, jpg, jpeg, gif and webp of at most 4 MB, mp3 of at most 4 MB, pdf of at most 60 MB, webm and mp4 (H.264 and AAC) of at most 500 MB or what the operator says; pdf, webm and mp4 for CONTENT alone, mp3 for CONTENT and OTHER. What is kept as it comes, pdf, webm and mp4, is refused as soon as the workspace has no room for it. Pictures are written again without anything but their pixels, sound without its tags, mp4 with its index in front and without titles and places. Everyone uploads AVATAR, a picture of themselves, which nobody else finds in the list; course admins all the rest; who may customise the workspace also OTHER.',
        consumes: ['multipart/form-data'],
        params: idParams,
        headers: z.object(idempotencyHeader),
        response: { 201: fileResponse.describe('The file.'), ...errorResponses(403, 409, 413, 415, 422) },
      },
    },
    async (request, reply) => {
      requireOwnWorkspace(request);
      const viewer = requireViewer(request);
      const path = join(await deps.files.incomingFolder(), randomUUID());
      try {
        const idempotencyKey = request.headers['idempotency-key'];
        const claim = {
          workspaceId: request.workspaceId,
          userId: viewer.userId,
          operation: uploadOperation,
          key: idempotencyKey,
        };
        const given = { viewer, deps, findRoom: () => findRoom(deps, claim) };
        const received = await readParts(request, path, given).catch((error: unknown) => {
          throw multipartRefusal(error, 'a file with its category, name and alternative text');
        });
        const uploader = { workspaceId: request.workspaceId, viewer, host: request.workspaceHost };
        return await reply.code(201).send(await uploadFile(deps, uploader, { ...received, idempotencyKey }));
      } finally {
        letRestPass(request.raw);
        await rm(path, { force: true });
      }
    },
  );
};

/**
 * All parts, in whatever order; the file is at `path`. What may not come is refused as soon as that is known: by the category, where it
 * stands before the file as browsers of ours send it, by the first bytes, or by how many there are.
 */
async function readParts(
  request: FastifyRequest,
  path: string,
  given: { readonly viewer: Viewer; readonly deps: FileDeps; readonly findRoom: () => Promise<number> },
): Promise<Omit<ReceivedFile, 'idempotencyKey'>> {
  const { viewer } = given;
  const fields: Record<string, unknown> = {};
  let file: { readonly format: UploadFormat | null; readonly fileName: string } | undefined;
  assertMultipart(request);
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === 'file') {
      // The parser gives no name for a part without one, whatever its types say.
      const fileName = (part.filename as string | undefined) ?? '';
      const told = uploadFields.shape.category.safeParse(fields['category']).data;
      // Who may upload only some receives no more than the largest of these, wherever the category stands.
      const category = told ?? largestCategory(viewer);
      if (category !== undefined) {
        assertMayUpload(viewer, category);
      }
      const bodyBytes = Number(request.headers['content-length'] ?? 0);
      const format = await receiveFile(
        part.file,
        path,
        { bodyBytes, fileName, category, findRoom: given.findRoom },
        given.deps.config,
      );
      file = { format, fileName };
    } else {
      part.file.resume();
    }
  }
  const texts = uploadFields.safeParse(fields);
  if (!texts.success) {
    const [issue] = texts.error.issues;
    throw invalidField(issue?.path.join('.') ?? '', issue?.message ?? 'is not valid');
  }
  if (file === undefined) {
    throw invalidField('file', 'must be there');
  }
  const { category, name, alternativeText } = texts.data;
  const { format, fileName } = file;
  if (format === null) {
    assertMayUpload(viewer, category);
    throw wrongType(category);
  }
  return { format, fileName, path, category, name, alternativeText: alternativeText || null };
}
