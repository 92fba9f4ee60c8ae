import { byNumber, inCourse, type NodeTypes } from '../node/nodeTypes.ts';
import { anyOf } from '../rsql.ts';
import { Course } from './Course.ts';
import { getPublicTags } from './courseApi.ts';
import { toTag } from './courseMappers.ts';
import { courseCounts } from './courseCounts.ts';
import { courseMetadata } from './courseMetadata.ts';
import { course } from './courseQuery.ts';
import { courses } from './courses.ts';
import { findCourse } from './findCourse.ts';
import { findCourseParts } from './findCourseParts.ts';
import { Module } from './Module.ts';
import { tags } from './tags.ts';

export const courseResolvers = { Query: { courses, courseCounts, course, tags, courseMetadata }, Course, Module };

export const courseNodes: NodeTypes = {
  Course: byNumber((id, context) => findCourse(context, id)),
  Tag: byNumber(async (id, { rest }) => {
    const [tag] = (await getPublicTags(rest, { page: 0, size: 1, q: anyOf('id', [id]) })).content;
    return tag === undefined ? null : toTag(tag);
  }),
  Module: inCourse(async (id, { courseId }, context) => {
    const parts = await findCourseParts(context, courseId);
    return parts?.modules.find(({ moduleId }) => moduleId === id) ?? null;
  }),
};
