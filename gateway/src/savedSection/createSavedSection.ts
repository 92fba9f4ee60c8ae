import { toLectureContent } from '../authoring/contentInput.ts';
import { lectureContentPath } from '../authoring/contentPaths.ts';
import type { CreateSavedSectionInput, MutationResolvers } from '../generated/resolverTypes.ts';
import { mutation } from '../mutation.ts';
import { postSavedSection } from './savedSectionApi.ts';
import { toFullSavedSection } from './savedSectionMappers.ts';

/** Keeps sections under a name for all authors of the workspace (OP-83). */
export const createSavedSection: NonNullable<MutationResolvers['createSavedSection']> = mutation(
  async ({ name, content, idempotencyKey }: CreateSavedSectionInput, context) => {
    const { sections, questionAnswers } = toLectureContent(content, 'content', context);
    const wire = await postSavedSection(context.rest, { name, sections, questionAnswers }, idempotencyKey);
    return { savedSection: toFullSavedSection(wire) };
  },
  { fields: (path, { content }) => lectureContentPath(path, content) },
);
