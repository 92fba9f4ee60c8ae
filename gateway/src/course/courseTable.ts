/** What of a course is cut out of the bytes of the catalogue: the fields of {@link toCourseModel} that nobody's progress changes. */
import type { CourseModel } from './courseMappers.ts';
import { from, type FieldTable } from '../graphql/responsePlan/fieldTable.ts';
import { passingPercentOf, requiredPercentOf } from './courseMappers.ts';
import { toCourseMetadata } from './courseMetadataMappers.ts';
import type { CourseWire, TagWire } from './courseWire.ts';
import { moduleTable } from './moduleTable.ts';

const { same, id, made, list, resolver } = from<CourseWire>();
const tag = from<TagWire>();

export const tagTable: FieldTable<TagWire> = {
  type: 'Tag',
  fields: { id: tag.id('Tag', 'id'), tagId: tag.same('id'), name: tag.same('name') },
};

export const courseTable = {
  type: 'Course',
  fields: {
    id: id('Course', 'id'),
    courseId: same('id'),
    workspaceId: same('workspaceId'),
    version: same('version'),
    name: same('name'),
    description: same('description'),
    miniDescription: same('miniDescription'),
    type: made('type', (type) => type ?? 'NORMAL'),
    published: same('published'),
    template: same('template'),
    voucherActivated: same('voucherActivated'),
    certifiable: same('certifiable'),
    anonymousAllowed: same('anonymousAllowed'),
    preEnrollAllowed: same('preEnrollAllowed'),
    forumEnabled: same('forumEnabled'),
    sequentialProgress: same('sequentialProgress'),
    imageUrl: same('courseImage'),
    videoUrl: same('videoUrl'),
    externalUrl: same('externalUrl'),
    durationMinutes: same('duration'),
    startTime: same('startTime'),
    availableFromTime: same('availableFromTime'),
    availableUntilTime: same('availableUntilTime'),
    timing: same('timing'),
    requiredPercent: made('minScoreRate', requiredPercentOf),
    passingPercent: made('minScoreRate', passingPercentOf),
    minScoreRate: same('minScoreRate'),
    certificateMonths: same('certificateMonths'),
    totalPoints: same('totalPoints'),
    questionCount: same('questionAnswersSize'),
    moduleCount: same('moduleCount'),
    lectureCount: same('lectureCount'),
    createTime: same('createTime'),
    updateTime: same('updateTime'),
    tags: list('tags', tagTable),
    metadata: made('metadata', toCourseMetadata),
    customMetadata: same('customMetadata'),
    modules: list('modules', moduleTable, { ownedBy: 'id', beside: 'gamificationItems' }),
    viewerUserCourse: resolver('courseId'),
  },
} satisfies FieldTable<CourseWire> & {
  fields: Partial<Record<keyof CourseModel | 'modules' | 'viewerUserCourse', unknown>>;
};
