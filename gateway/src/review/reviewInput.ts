/** What several mutations of a review take. */
import type { ReviewQuoteInput, StartReviewThreadInput } from '../generated/resolverTypes.ts';
import { inputId } from '../globalId.ts';

const partTypes = ['Course', 'Module', 'Lecture', 'Question'] as const;

export const partIdOf = (id: string, field: string): number => inputId(id, field, ...partTypes);

export const mentionsOf = (ids: readonly string[] | null | undefined): number[] =>
  (ids ?? []).map((id, index) => inputId(id, `mentionIds.${index}`, 'User'));

/** What authors and guests alike say when they start a thread. */
export const toStarted = ({
  anchor: { part, partId, lectureId },
  quote,
  suggestedText,
  text,
}: Pick<StartReviewThreadInput, 'anchor' | 'quote' | 'suggestedText' | 'text'>) => ({
  anchor: {
    part,
    id: partIdOf(partId, 'anchor.partId'),
    lectureId: lectureId == null ? null : inputId(lectureId, 'anchor.lectureId', 'Lecture'),
  },
  quote: quote == null ? null : toQuote(quote),
  suggestedText,
  text,
});

const toQuote = ({ exact, prefix, suffix }: ReviewQuoteInput) => ({
  exact,
  prefix: prefix ?? '',
  suffix: suffix ?? '',
});

/** The input's paths by the platform's names. */
export const reviewFields = { 'anchor.id': 'anchor.partId', mentions: 'mentionIds', reviewCommentId: 'commentId' };
