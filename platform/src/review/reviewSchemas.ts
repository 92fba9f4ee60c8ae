/** The review of a course over the wire (BEY-26). */
import { z } from 'zod';
import { courseIdParams } from '../course/courseParams.ts';
import { pageQuery } from '../http/paging.ts';
import { isVisible } from '../shared/lineOfText.ts';
import { shownName } from '../shared/personName.ts';
import { timeSchema } from '../shared/timeSchema.ts';
import { countMarks, withoutMarks } from './mentionPlaces.ts';

export const longestComment = 5000;
export const longestQuote = 1000;
export const longestContext = 200;
export const mostMentions = 10;
/** In a course. */
export const mostThreads = 1000;
/** In a thread: they are answered with it. */
export const mostComments = 50;
/** How much of either is for guests. */
export const shareOfGuests = 0.5;
export const largestThreadPage = 50;
/** Of all guests of one link together. */
export const guestCommentsPerHour = 60;

const rawId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
export const reviewThreadParams = courseIdParams.extend({ reviewThreadId: rawId.describe('Raw id of the thread.') });
export const reviewCommentParams = courseIdParams.extend({ reviewCommentId: rawId.describe('Raw id of the comment.') });

const parts = z.enum(['COURSE', 'MODULE', 'LECTURE', 'SECTION', 'QUESTION']);
const states = z.enum(['OPEN', 'RESOLVED']);
const outcomes = z.enum(['TAKEN', 'DECLINED']);

export const threadFilterQuery = {
  state: states.optional().describe('Only open or only resolved threads; all when left out.'),
  part: parts.optional().describe('Only threads about parts of this kind.'),
  partId: rawId.optional().describe('Only threads about the part with this raw id; needs `part`.'),
  lectureId: rawId.optional().describe('Only threads about this lecture, its sections and questions.'),
};
export const threadQuery = z.object({ ...pageQuery(), ...threadFilterQuery });

const anchorFields = {
  part: parts.describe('Kind of the part.'),
  id: z.int().positive().describe('Raw id of the part, which edits keep.'),
};
const newAnchorSchema = z
  .strictObject({
    ...anchorFields,
    lectureId: z
      .int()
      .positive()
      .nullish()
      .describe('Raw id of the lecture that a section or question stands in; left out for other parts.'),
  })
  .describe('The part of the course that it is about; it must be stored there.');

const quoteSchema = z
  .strictObject({
    exact: z.string().min(1).max(longestQuote).describe('The words, as plain text.'),
    prefix: z.string().max(longestContext).default('').describe('What stands right before them.'),
    suffix: z.string().max(longestContext).default('').describe('What stands right behind them.'),
  })
  .nullish()
  .describe(
    'The words that it is about, as a text quote selector of the W3C; left out when it is about the whole part.',
  );

const commentText = (words: z.ZodString) =>
  words
    .trim()
    .min(1)
    .max(longestComment)
    .refine((text) => text === '' || isVisible(text), 'must have characters that can be seen');
const authorText = commentText(z.string()).describe(
  'Plain text; line breaks stay, and nothing in it is markup. Each U+FFFC in it is the place of one of `mentions`, in their order.',
);
/** Guests mention nobody. */
const guestText = commentText(z.string().overwrite(withoutMarks)).describe(
  'Plain text; line breaks stay, and nothing in it is markup.',
);
const mentionIds = z
  .array(z.int().positive())
  .max(mostMentions)
  .nullish()
  .describe(
    'Raw ids of people who may edit the course and are told of it, at most 10: first those who have a place in the text, in its order.',
  );

/** Each place in a text is someone’s. */
const hasSomeoneAtEachPlace = ({ text, mentions }: { text: string; mentions?: readonly number[] | null | undefined }) =>
  countMarks(text) <= (mentions?.length ?? 0);
const placesWithoutAnyone = { path: ['text'], error: 'has more places of mentions than there are mentions' };

export const startFields = {
  anchor: newAnchorSchema,
  quote: quoteSchema,
  suggestedText: z
    .string()
    .max(longestQuote)
    .nullish()
    .describe('What the quoted words should be instead, as plain text; empty to leave them out. Needs `quote`.'),
};

export const newThreadSchema = z
  .strictObject({
    ...startFields,
    text: authorText,
    mentions: mentionIds,
    guestVisible: z
      .boolean()
      .nullish()
      .describe('Whether people who come by a review link read it and reply; false when left out.'),
  })
  .refine(hasSomeoneAtEachPlace, placesWithoutAnyone)
  .meta({ id: 'NewReviewThread', description: 'A thread about a part of a course, with its first comment.' });

export const newCommentSchema = z
  .strictObject({ text: authorText, mentions: mentionIds })
  .refine(hasSomeoneAtEachPlace, placesWithoutAnyone)
  .meta({ id: 'NewReviewComment', description: 'What a comment says.' });

const guestName = shownName(80).describe(
  'What the guest calls themselves, 1 to 80 characters; shown beside the comment and proved by nobody.',
);

export const guestThreadSchema = z
  .strictObject({ ...startFields, text: guestText, guestName })
  .meta({ id: 'NewGuestReviewThread', description: 'A thread that someone begins who came by a review link.' });

export const guestCommentSchema = z
  .strictObject({ text: guestText, guestName })
  .meta({ id: 'NewGuestReviewComment', description: 'A comment of someone who came by a review link.' });

export const threadPatchSchema = z
  .strictObject({
    state: states.describe('What it is from now on.'),
    outcome: outcomes
      .nullish()
      .describe('For a resolved thread with a suggestion whether it was taken or declined; left out for neither.'),
  })
  .meta({ id: 'ReviewThreadPatch', description: 'Whether a thread is open.' });

export const threadVisibilitySchema = z
  .strictObject({ guestVisible: z.boolean().describe('Whether people who come by a review link read it and reply.') })
  .meta({ id: 'ReviewThreadVisibility', description: 'Who reads a thread.' });

export const mentionSchema = z
  .object({
    userId: z.int().nullable().describe('Raw id; null for people who came by a review link.'),
    name: z.string().describe('Name.'),
  })
  .meta({ id: 'ReviewPerson', description: 'Someone who is or can be mentioned in a comment.' });

const pieceSchema = z
  .object({
    text: z.string().describe('The words; of a mention “@” and the name as it is now.'),
    mentioned: z.boolean().describe('Whether someone is mentioned here.'),
    person: mentionSchema
      .nullable()
      .describe('Who is mentioned; null where nobody is, and for accounts that are gone.'),
  })
  .meta({ id: 'ReviewCommentPiece', description: 'A piece of what a comment says.' });

export const commentSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    authorName: z
      .string()
      .nullable()
      .describe(
        'Name of the person who wrote it, for a guest what they called themselves; null when that account is gone.',
      ),
    byGuest: z.boolean().describe('Whether it was written by someone who came by a review link.'),
    linkName: z.string().nullable().describe('Name of that link, for authors; null for guests and of authors.'),
    own: z.boolean().describe('Whether the viewer wrote it; false for guests.'),
    editable: z.boolean().describe('Whether the viewer may change it.'),
    deletable: z.boolean().describe('Whether the viewer may delete it.'),
    text: z
      .string()
      .describe(
        'Plain text with line breaks, with the names of people who are mentioned; “@…” for accounts that are gone.',
      ),
    pieces: z.array(pieceSchema).describe('The same in pieces, so that mentions can be told from words.'),
    mentions: z.array(mentionSchema).describe('Who is mentioned, at most 10; without accounts that are gone.'),
    createTime: timeSchema.describe('When it was written.'),
    editTime: timeSchema.nullable().describe('When it was last changed; null when it never was.'),
  })
  .meta({ id: 'ReviewComment', description: 'A comment in the review of a course.' });

export const threadSchema = z
  .object({
    id: z.int().describe('Raw id.'),
    courseId: z.int().describe('Raw id of the course.'),
    anchor: z
      .object({
        ...anchorFields,
        lectureId: z
          .int()
          .nullable()
          .describe(
            'Raw id of the lecture to open: the part itself, or where it stood when the thread began; null for the course and modules.',
          ),
      })
      .describe('The part of the course that it is about; it may be gone by now.'),
    quote: z
      .object({
        exact: z.string().describe('The words.'),
        prefix: z.string().describe('What stood right before them.'),
        suffix: z.string().describe('What stood right behind them.'),
      })
      .nullable()
      .describe(
        'The words that it is about; null when it is about the whole part, and once the comment that began it is gone.',
      ),
    suggestedText: z
      .string()
      .nullable()
      .describe(
        'What the quoted words should be instead; null without a suggestion, and once the comment that began it is gone.',
      ),
    guestVisible: z.boolean().describe('Whether people who come by a review link read it.'),
    guestVisibilityEditable: z.boolean().describe('Whether the viewer may change that: the author who began it may.'),
    state: states.describe('Whether it is open.'),
    outcome: outcomes.nullable().describe('Whether its suggestion was taken or declined; null where nobody said.'),
    resolvedByName: z
      .string()
      .nullable()
      .describe('Name of the person who resolved it; null while it is open or that account is gone.'),
    resolveTime: timeSchema.nullable().describe('When it was resolved; null while it is open.'),
    createTime: timeSchema.describe('When it began.'),
    activityTime: timeSchema.describe('When something was last written in it.'),
    comments: z.array(commentSchema).describe('All its comments, the first one first; 1 to 50.'),
  })
  .meta({ id: 'ReviewThread', description: 'Comments on a part of a course.' });

export const openCountSchema = z
  .object({
    anchor: threadSchema.shape.anchor,
    count: z.int().describe('How many threads about it are open, at least 1.'),
  })
  .meta({ id: 'OpenReviewCount', description: 'How much is open about a part of a course.' });

export type NewThread = z.output<typeof newThreadSchema>;
export type StartedThread = Pick<NewThread, keyof typeof startFields | 'text'>;
export type NewComment = z.output<typeof newCommentSchema>;
export type GuestThread = z.output<typeof guestThreadSchema>;
export type GuestComment = z.output<typeof guestCommentSchema>;
export type ThreadFilter = z.output<z.ZodObject<typeof threadFilterQuery>>;
export type ThreadWire = z.output<typeof threadSchema>;
export type OpenCountWire = z.output<typeof openCountSchema>;
export type CommentWire = z.output<typeof commentSchema>;
