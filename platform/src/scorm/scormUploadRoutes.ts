import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DomainError, invalidField } from '../errors.ts';
import type { FileDeps } from '../file/fileDeps.ts';
import { storageFull } from '../file/fileRules.ts';
import { findRoom } from '../file/keepInStore.ts';
import { assertMultipart, multipartRefusal } from '../file/multipartRefusal.ts';
import { bytesAround } from '../file/receiveFile.ts';
import { withHead } from '../file/withHead.ts';
import { errorResponses } from '../http/errorBody.ts';
import { idempotencyHeader } from '../http/idempotency.ts';
import { letRestPass } from '../http/letRestPass.ts';
import { requireOwnWorkspace } from '../http/requestWorkspace.ts';
import { requireViewer } from '../http/requireViewer.ts';
import type { Id } from '../shared/id.ts';
import { idParams } from '../workspace/workspaceSchemas.ts';
import { refused } from './packageRules.ts';
import { packageParts, scormUploadResponse, uploadParams } from './scormSchemas.ts';
import { assertMayUpload, uploadOperation, uploadPackage } from './uploadPackage.ts';
import { policy } from './policy.ts';

const markBytes = 4;
const zipMarks: ReadonlySet<string> = new Set(['PK\u0003\u0004', 'PK\u0005\u0006']);

type UploadRequest = FastifyRequest & { readonly headers: { readonly 'idempotency-key'?: string | undefined } };

/** Uploads of SCORM packages (REST-61, SCORM-01, OP-02): written to the disk as they come, then checked and unpacked. */
export const scormUploadRoutes: FastifyPluginAsyncZod<FileDeps> = async (app, deps) => {
  const most = deps.config.scormPackageBytes;
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: { fileSize: most + 1, files: 1, fields: 5, fieldSize: 8 * 1024, fieldNameSize: 100, parts: 6 },
  });

  const options = {
    config: { access: policy.uploadPackage, receivingTimeMs: deps.config.uploadTimeoutMs, parts: packageParts },
    schema: {
      tags: ['scorm'],
      summary: 'Upload a SCORM package for a course',
      description:
        'A multipart body with `file`, a ZIP archive of SCORM 1.2 or 2004, and optionally `name`, which replaces the title of its manifest. It is unpacked or refused as a whole: PACKAGE_REFUSED says why, and which file is meant. Names that cannot be kept are left out or changed, and what pages ask for by other letters is found. A course of type SCORM_COURSE plays it as its next version: in the place of the package that it has, else as the media of its first lecture without any, else in a lecture of its own; unless someone edits the course. Anywhere else the address that is answered goes into `mediaSource` of a lecture.',
      consumes: ['multipart/form-data'],
      headers: z.object(idempotencyHeader),
      response: { 201: scormUploadResponse.describe('The package.'), ...errorResponses(403, 409, 413, 415, 422) },
    },
  };
  const upload = async (request: UploadRequest, reply: FastifyReply, courseId: Id) => {
    const viewer = requireViewer(request);
    const { workspaceId } = request;
    const path = join(await deps.files.incomingFolder(), randomUUID());
    try {
      await assertMayUpload(deps, { workspaceId, viewer, courseId });
      // An archive is unpacked to no fewer bytes than it has, and the texts beside it are few.
      const idempotencyKey = request.headers['idempotency-key'];
      const claim = { workspaceId, userId: viewer.userId, operation: uploadOperation, key: idempotencyKey };
      if (Number(request.headers['content-length'] ?? 0) - bytesAround > (await findRoom(deps, claim))) {
        throw storageFull(deps.config);
      }
      const received = await receive(request, path).catch((error: unknown) => {
        throw multipartRefusal(error, 'a package with its name');
      });
      const origin = deps.config.publicUrlPattern.replace('{hostname}', request.workspaceHost).replace(/\/+$/, '');
      const uploaded = { workspaceId, viewer, courseId, path, ...received, origin, idempotencyKey };
      return await reply.code(201).send(await uploadPackage(deps, uploaded));
    } finally {
      letRestPass(request.raw);
      await rm(path, { force: true });
    }
  };

  app.post(
    '/upload-api/v1/secured/workspaces/:id/scorm/:courseId/_upload',
    { ...options, schema: { ...options.schema, params: idParams.extend(uploadParams.shape) } },
    async (request, reply) => {
      requireOwnWorkspace(request);
      return upload(request, reply, request.params.courseId);
    },
  );

  app.post(
    '/upload-api/v1/secured/scorm/:courseId/_upload',
    { ...options, schema: { ...options.schema, params: uploadParams } },
    async (request, reply) => upload(request, reply, request.params.courseId),
  );

  /** Writes the archive to `path` and answers how it is called, '' for not at all. Throws as soon as it is too large or no archive. */
  async function receive(
    request: FastifyRequest,
    path: string,
  ): Promise<Pick<Parameters<typeof uploadPackage>[1], 'name' | 'fileName' | 'hash'>> {
    assertMultipart(request);
    let name: unknown = '';
    let fileName: string | undefined;
    const hash = createHash('sha256');
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        name = part.fieldname === 'name' ? part.value : name;
      } else if (part.fieldname === 'file') {
        const given: string | undefined = part.filename;
        // The parser gives no name for a part without one, whatever its types say.
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- see above
        fileName = given ?? '';
        await pipeline(
          part.file,
          (pieces: Readable) => checked(withHead(pieces, markBytes)),
          (pieces: AsyncIterable<Buffer>) => hashed(pieces, hash),
          createWriteStream(path, { flags: 'wx', mode: 0o600 }),
        );
      } else {
        part.file.resume();
      }
    }
    if (fileName === undefined) {
      throw invalidField('file', 'must be there');
    }
    return { name: typeof name === 'string' ? name.trim() : '', fileName, hash: hash.digest('hex') };
  }

  async function* checked(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let passed = 0;
    for await (const piece of pieces) {
      if (passed === 0 && !zipMarks.has(piece.toString('latin1', 0, markBytes))) {
        throw refused('NOT_A_ZIP');
      }
      passed += piece.length;
      if (passed > most) {
        throw new DomainError('FILE_TOO_LARGE', { params: { size: `${Math.floor(most / 1024 ** 2)} MB` } });
      }
      yield piece;
    }
    if (passed === 0) {
      throw new DomainError('FILE_EMPTY');
    }
  }
};

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}
