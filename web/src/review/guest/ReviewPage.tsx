import { makeStyles, tokens } from '@fluentui/react-components';
import { useLayoutEffect, useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { AccountCard } from '../../identity/AccountCard.tsx';
import { definePage } from '../../routing/pageModule.ts';
import { announceArrival } from '../../ui/arrival.ts';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { GuestLecture } from './GuestLecture.tsx';
import { GuestOutline } from './GuestOutline.tsx';
import { GuestReviewProvider } from './GuestReview.ts';
import { GuestScreen } from './GuestScreen.tsx';
import { GuestStart } from './GuestStart.tsx';
import { guestMessages as messages } from './messages.ts';
import { NextLecture } from './NextLecture.tsx';
import { readReviewAddress } from './reviewAddress.ts';
import { useGuestThreads } from './useGuestThreads.ts';
import type { ReviewPageQuery, ReviewPageQuery$data } from './__generated__/ReviewPageQuery.graphql.ts';

const query = graphql`
  query ReviewPageQuery($token: String!, $lectureId: ID!, $hasLecture: Boolean!, $threadsOf: ID) @throwOnFieldError {
    review(token: $token) {
      linkName
      expireTime
      mayComment
      courseName
      ...GuestOutline_review
      ...GuestStart_review
      ...NextLecture_review
      lecture(lectureId: $lectureId) @include(if: $hasLecture) {
        lectureId
        name
        ...GuestLecture_lecture
      }
    }
    ...useGuestThreads_query @arguments(token: $token, lectureId: $threadsOf)
  }
`;

/** A course for people who came by a review link and have no account (BEY-26): they read it as learners would, and comment. */
function ReviewPage({ queryRef }: { queryRef: PreloadedQuery<ReviewPageQuery> }): ReactElement {
  const intl = useIntl();
  const data = usePreloadedQuery<ReviewPageQuery>(query, queryRef);
  const { token, lectureId, hasLecture } = queryRef.variables;
  return data.review ? (
    <Reviewed
      key={hasLecture ? lectureId : 'start'}
      data={data}
      review={data.review}
      token={token}
      lectureId={hasLecture ? Number(lectureId) : null}
    />
  ) : (
    <AccountCard
      title={intl.formatMessage(messages.ended)}
      lead={intl.formatMessage(messages.endedText)}
      arrivalKey="ended"
    />
  );
}

function Reviewed({
  data,
  review,
  token,
  lectureId,
}: {
  data: ReviewPageQuery$data;
  review: NonNullable<ReviewPageQuery$data['review']>;
  token: string;
  /** Null on the first page. */
  lectureId: number | null;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const threads = useGuestThreads(data);
  const { courseName: course, lecture, mayComment, linkName: link } = review;
  const { readAgain } = threads;
  const guest = useMemo(() => ({ token, mayComment, readAgain }), [mayComment, readAgain, token]);
  // From lecture to lecture the path stays the same: the heading of the next one takes the focus all the same.
  useLayoutEffect(() => announceArrival, []);
  const until = intl.formatDate(review.expireTime, { dateStyle: 'long', timeStyle: 'short' });
  return (
    <GuestReviewProvider value={guest}>
      <DocumentTitle>
        {lecture
          ? intl.formatMessage(messages.lectureTitle, { lecture: lecture.name, course })
          : intl.formatMessage(messages.title, { course })}
      </DocumentTitle>
      <GuestScreen
        renderOutline={(onChosen) => (
          <GuestOutline review={review} token={token} lectureId={lectureId} onChosen={onChosen} />
        )}
      >
        <p className={styles.note}>
          {intl.formatMessage(mayComment ? messages.about : messages.readOnly, { link })}
          <br />
          {intl.formatMessage(messages.until, { time: until })}
        </p>
        {lectureId === null ? (
          <GuestStart review={review} threads={threads} />
        ) : lecture ? (
          <GuestLecture lecture={lecture} threads={threads} />
        ) : (
          <p>{intl.formatMessage(messages.noLecture)}</p>
        )}
        <NextLecture review={review} token={token} lectureId={lectureId} />
      </GuestScreen>
    </GuestReviewProvider>
  );
}

function ReviewSkeleton(): ReactElement {
  return (
    <Page title={useIntl().formatMessage(messages.contents)} width="reading">
      <Skeleton height={48} />
      <Skeleton height={320} />
    </Page>
  );
}

const useStyles = makeStyles({
  note: {
    margin: 0,
    padding: '8px 12px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase300,
    overflowWrap: 'anywhere',
  },
});

export const reviewPage = definePage<ReviewPageQuery>({
  Page: ReviewPage,
  query,
  variables({ search }) {
    const { token, lectureId } = readReviewAddress(search);
    const id = lectureId === null ? null : String(lectureId);
    return { token, lectureId: id ?? '0', hasLecture: id !== null, threadsOf: id };
  },
  Skeleton: ReviewSkeleton,
});
