import { readIdParameter } from '../../routing/hashLink.ts';
import { links } from '../../routing/links.ts';

/** What the address of a review asks for: the course by a token, or a lecture of it. */
export interface ReviewAddress {
  readonly token: string;
  readonly lectureId: number | null;
}

export const readReviewAddress = (search: string): ReviewAddress => ({
  token: new URLSearchParams(search).get('token') ?? '',
  lectureId: readIdParameter(search, 'lecture'),
});

export const reviewHref = ({ token, lectureId }: ReviewAddress): string =>
  `${links.review(token)}${lectureId === null ? '' : `&lecture=${lectureId}`}`;
