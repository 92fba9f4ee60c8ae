import { toAchievement, type AchievementModel } from '../achievement/achievementMappers.ts';
import type { Course, CourseConnection, Tag } from '../generated/resolverTypes.ts';
import { toGlobalId } from '../globalId.ts';
import { toCourseMetadata } from './courseMetadataMappers.ts';
import type { CourseWire, TagWire } from './courseWire.ts';
import { toModuleModels, type ModuleModel } from './moduleMappers.ts';

export type CourseModel = Omit<
  Course,
  'modules' | 'achievements' | 'decisionTree' | 'viewerUserCourse' | 'enrolment' | 'correctPoints'
> & {
  /** Undefined when the structure did not come along and has to be read. */
  readonly outline: CourseOutline | undefined;
};

export interface CourseOutline {
  readonly modules: ModuleModel[];
  readonly achievements: AchievementModel[];
}

export type CourseConnectionModel = Omit<CourseConnection, 'edges' | 'nodes'> & {
  edges: { cursor: string; node: CourseModel }[];
  nodes: CourseModel[];
};

export function toCourseModel(wire: CourseWire): CourseModel {
  return {
    id: toGlobalId('Course', wire.id),
    courseId: wire.id,
    workspaceId: wire.workspaceId,
    version: wire.version,
    name: wire.name,
    description: wire.description,
    miniDescription: wire.miniDescription,
    type: wire.type ?? 'NORMAL',
    published: wire.published,
    template: wire.template,
    voucherActivated: wire.voucherActivated,
    certifiable: wire.certifiable,
    anonymousAllowed: wire.anonymousAllowed,
    preEnrollAllowed: wire.preEnrollAllowed,
    forumEnabled: wire.forumEnabled,
    sequentialProgress: wire.sequentialProgress,
    imageUrl: wire.courseImage,
    videoUrl: wire.videoUrl,
    externalUrl: wire.externalUrl,
    durationMinutes: wire.duration,
    startTime: wire.startTime,
    availableFromTime: wire.availableFromTime,
    availableUntilTime: wire.availableUntilTime,
    timing: wire.timing,
    requiredPercent: requiredPercentOf(wire.minScoreRate),
    passingPercent: passingPercentOf(wire.minScoreRate),
    minScoreRate: wire.minScoreRate,
    certificateMonths: wire.certificateMonths,
    totalPoints: wire.totalPoints,
    questionCount: wire.questionAnswersSize,
    moduleCount: wire.moduleCount,
    lectureCount: wire.lectureCount,
    createTime: wire.createTime,
    updateTime: wire.updateTime,
    tags: wire.tags.map(toTag),
    metadata: toCourseMetadata(wire.metadata),
    customMetadata: wire.customMetadata,
    outline: toOutline(wire),
  };
}

/** The structure without progress; undefined when it did not come along. */
export function toOutline({ id, modules, gamificationItems }: CourseWire): CourseOutline | undefined {
  if (modules === undefined || gamificationItems === undefined) return undefined;
  return {
    modules: toModuleModels(modules, { courseId: id, ofViewer: false }),
    achievements: gamificationItems.map((item) => toAchievement(item, id)),
  };
}

export const toTag = ({ id, name }: TagWire): Tag => ({ id: toGlobalId('Tag', id), tagId: id, name });

/** A ratio from 0 to 1 as a percentage to two decimals (CERT-03, OP-40); clamped (PROG-12). */
export const requiredPercentOf = (ratio: number): number =>
  Math.min(100, Math.max(0, Math.round(ratio * 10_000) / 100));

export const passingPercentOf = (ratio: number): number => Math.round(requiredPercentOf(ratio));
