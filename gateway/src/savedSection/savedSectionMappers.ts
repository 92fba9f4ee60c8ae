import { toAuthoredNodes, type AuthoredNodes } from '../authoring/authoredContentMappers.ts';
import { toAuthor } from '../authoring/authoredCourseMappers.ts';
import type { SavedSection } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import type { Schemas } from '../rest/Schemas.ts';

/** What it holds is a call of its own, unless it came along: `SavedSection.ts` makes it. */
export type SavedSectionModel = Omit<SavedSection, 'content'> & { readonly loaded?: AuthoredNodes };

export const toSavedSection = (wire: Schemas['SavedSection']): SavedSectionModel => ({
  id: toGlobalId('SavedSection', wire.id),
  savedSectionId: wire.id,
  name: wire.name,
  sectionCount: wire.sectionCount,
  createdBy: wire.createdBy === null ? null : toAuthor(wire.createdBy),
  createTime: wire.createTime,
  updateTime: wire.updateTime,
  editable: wire.editable,
});

export const toFullSavedSection = (wire: Schemas['SavedSectionWithContent']): SavedSectionModel => ({
  ...toSavedSection(wire),
  loaded: toSavedContent(wire),
});

/** Its sections stand in no lecture. */
export const toSavedContent = (wire: Schemas['SavedSectionWithContent']): AuthoredNodes =>
  toAuthoredNodes(wire, { courseId: 0, lectureId: 0 });
