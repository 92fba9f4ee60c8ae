import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { CourseDeps } from './impact/impact.ts';
import { authorCourseRoutes } from './authorCourseRoutes.ts';
import { courseMetadataRoutes } from './catalogue/courseMetadataRoutes.ts';
import { lockRoutes } from './lock/lockRoutes.ts';
import { presenceRoutes } from './lock/presenceRoutes.ts';
import { heldBackRoutes } from './heldBack/heldBackRoutes.ts';
import { revisionRoutes } from './revision/revisionRoutes.ts';
import { replacementRoutes } from './replacement/replacementRoutes.ts';
import { courseCountRoutes } from './catalogue/courseCountRoutes.ts';
import { publicCourseRoutes } from './catalogue/publicCourseRoutes.ts';
import { linkCheckRoutes } from './linkCheck/linkCheckRoutes.ts';
import { templateRoutes } from './template/templateRoutes.ts';

/** Everything about courses and their content. */
export const courseRoutes: FastifyPluginAsyncZod<CourseDeps> = async (app, deps) => {
  await app.register(courseCountRoutes, deps);
  await app.register(publicCourseRoutes, deps);
  await app.register(authorCourseRoutes, deps);
  await app.register(templateRoutes, deps);
  await app.register(linkCheckRoutes, deps);
  await app.register(lockRoutes, deps);
  await app.register(presenceRoutes, deps);
  await app.register(replacementRoutes, deps);
  await app.register(revisionRoutes, deps);
  await app.register(heldBackRoutes, deps);
  await app.register(courseMetadataRoutes, deps);
};
