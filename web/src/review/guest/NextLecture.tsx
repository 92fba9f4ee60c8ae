import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { guestMessages as messages } from './messages.ts';
import { reviewHref } from './reviewAddress.ts';
import type { NextLecture_review$key } from './__generated__/NextLecture_review.graphql.ts';

/** The way on: to the first lecture, or to the one that follows; nothing after the last. */
export function NextLecture({
  review,
  token,
  lectureId,
}: {
  review: NextLecture_review$key;
  token: string;
  /** Null on the first page. */
  lectureId: number | null;
}): ReactElement | null {
  const { modules } = useFragment(
    graphql`
      fragment NextLecture_review on Review @throwOnFieldError {
        modules {
          lectures {
            lectureId
            name
          }
        }
      }
    `,
    review,
  );
  const intl = useIntl();
  const lectures = modules.flatMap((module) => module.lectures);
  const next = lectures[lectures.findIndex((lecture) => lecture.lectureId === lectureId) + 1];
  return next ? (
    <div>
      <ButtonLink appearance="primary" to={reviewHref({ token, lectureId: next.lectureId })}>
        {intl.formatMessage(lectureId === null ? messages.begin : messages.next, { name: next.name })}
      </ButtonLink>
    </div>
  ) : null;
}
