/** Review links over the wire, and what people read who come by one (BEY-26). */
import { z } from 'zod';
import { lectureContentResponseSchema, moduleResponseSchema } from '../content/lectureSchemas.ts';
import { courseIdParams } from '../course/courseParams.ts';
import { shownName } from '../shared/personName.ts';
import { receivedTimeSchema, timeSchema } from '../shared/timeSchema.ts';

export const mostActiveLinks = 20;
export const mostListedLinks = 100;
export const longestLinkDays = 90;

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const reviewLinkParams = courseIdParams.extend({ reviewLinkId: rawId.describe('Raw id of the link.') });
/** Of any shape: a token that cannot be one is told as one that is unknown. */
export const reviewTokenParams = z.object({ reviewToken: z.string().max(255).describe('Token of the review link.') });
export const reviewLectureParams = reviewTokenParams.extend({ lectureId: rawId.describe('Raw id of the lecture.') });

export const guestThreadParams = reviewTokenParams.extend({ reviewThreadId: rawId.describe('Raw id of the thread.') });

export const newLinkSchema = z
  .strictObject({
    name: shownName(80).describe('What it is for, 1 to 80 characters; its guests read it.'),
    expireTime: receivedTimeSchema.describe('Until when it counts, at most 90 days ahead.'),
    mayComment: z.boolean().default(true).describe('Whether its guests may comment.'),
  })
  .meta({ id: 'NewReviewLink', description: 'A link by which people without an account read a course.' });

const linkFields = {
  id: z.int().describe('Raw id.'),
  courseId: z.int().describe('Raw id of the course.'),
  name: z.string().describe('What it is for.'),
  mayComment: z.boolean().describe('Whether its guests may comment.'),
  expireTime: timeSchema.describe('Until when it counts.'),
  expired: z
    .boolean()
    .describe('Whether it counts no more: that is over, or who made it may not edit the course today.'),
  createdByName: z.string().nullable().describe('Name of the person who made it; null when that account is gone.'),
  createTime: timeSchema.describe('When it was made.'),
  lastUseTime: timeSchema
    .nullable()
    .describe('When someone last opened the course by it, to the minute; null when nobody did.'),
};

export const linkSchema = z
  .object(linkFields)
  .meta({ id: 'ReviewLink', description: 'A link by which people without an account read a course.' });

export const createdLinkSchema = z
  .object({
    ...linkFields,
    token: z.string().describe('What its address ends with, told here and never again: only its hash is stored.'),
  })
  .meta({ id: 'CreatedReviewLink', description: 'A new review link with its token.' });

export const reviewSchema = z
  .object({
    linkName: z.string().describe('What the link is for.'),
    expireTime: timeSchema.describe('Until when it counts.'),
    mayComment: z.boolean().describe('Whether its guests may comment.'),
    courseId: z.int().describe('Raw id of the course.'),
    courseName: z.string().describe('Name of the course.'),
    courseDescription: z.string().describe('What it is about, plain text or sanitised HTML.'),
    coverUrl: z.string().nullable().describe('Address of its picture; null without one.'),
    modules: z.array(moduleResponseSchema).describe('Its modules as its authors have them now, without content.'),
  })
  .meta({ id: 'Review', description: 'A course as someone reads it who came by a review link.' });

export const reviewLectureSchema = lectureContentResponseSchema;

export type NewLinkRequest = z.output<typeof newLinkSchema>;
export type LinkWire = z.output<typeof linkSchema>;
export type CreatedLinkWire = z.output<typeof createdLinkSchema>;
