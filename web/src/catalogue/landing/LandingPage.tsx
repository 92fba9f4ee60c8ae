import { lazy, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { loadWithTexts } from '../../i18n/loadWithTexts.ts';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { links } from '../../routing/links.ts';
import { definePage } from '../../routing/pageModule.ts';
import { Section } from '../../ui/Section.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { CourseGrid, CourseGridSkeleton } from '../CourseGrid.tsx';
import { LazyEmptyCatalogue } from '../LazyEmptyCatalogue.tsx';
import { firstCourses } from './firstCourses.ts';
import { HeroCovers } from './HeroCovers.tsx';
import { LandingFrame } from './LandingFrame.tsx';
import { useLandingPageStyles } from './LandingPage.styles.ts';
import { catalogueMessages as messages } from '../messages.ts';
import type { LandingPageQuery } from './__generated__/LandingPageQuery.graphql.ts';

const query = graphql`
  query LandingPageQuery($count: Int!, $signedIn: Boolean!) @throwOnFieldError {
    courses(first: $count) @required(action: THROW) {
      totalCount
      unavailable
      nodes {
        id
        courseId
        timing
        imageUrl
        ...CourseCard_course
      }
    }
    viewer @include(if: $signedIn) @catch(to: NULL) {
      continueLearning {
        course {
          courseId
        }
        ...ContinueStep_userCourse
      }
    }
  }
`;

/** Visitors do without its code. */
const ContinueStep = lazy(() =>
  loadWithTexts(() => import('./ContinueStep.tsx')).then((module) => ({ default: module.ContinueStep })),
);

const steps = [
  { title: messages.stepChoose, text: messages.stepChooseText },
  { title: messages.stepStudy, text: messages.stepStudyText },
  { title: messages.stepCertificate, text: messages.stepCertificateText },
];

/** The entry page (CAT-02, OP-90): where one is, the search, the first courses, and what happens next. */
function LandingPage({ queryRef }: { queryRef: PreloadedQuery<LandingPageQuery> }): ReactElement {
  const { courses, viewer } = usePreloadedQuery<LandingPageQuery>(query, queryRef);
  const styles = useLandingPageStyles();
  const stopped = viewer?.continueLearning;
  const shown = firstCourses(courses.nodes, stopped?.course?.courseId);
  // The last ones, as the first stand right below.
  const covers = <HeroCovers courses={shown.toReversed()} />;
  return (
    <LandingFrame
      aside={
        stopped ? (
          <LazyBoundary waiting={<Skeleton height={148} />} fallback={covers}>
            <ContinueStep userCourse={stopped} />
          </LazyBoundary>
        ) : (
          covers
        )
      }
    >
      <div className={styles.sections}>
        <Section
          heading={<FormattedMessage {...messages.startHere} />}
          aside={
            courses.totalCount > shown.length ? (
              <Link className={styles.all} to={links.courses}>
                <FormattedMessage {...messages.seeAll} values={{ count: courses.totalCount }} />
              </Link>
            ) : null
          }
        >
          {courses.unavailable || shown.length === 0 ? (
            <LazyEmptyCatalogue unavailable={courses.unavailable} />
          ) : (
            <CourseGrid>
              {shown.map((course, index) => (
                <CourseCard key={course.id} course={course} heading="h3" place={index} />
              ))}
            </CourseGrid>
          )}
        </Section>
        <Section heading={<FormattedMessage {...messages.next} />}>
          <ol className={styles.steps}>
            {steps.map(({ title, text }, index) => (
              <li key={title.id} className={styles.step}>
                <span className={styles.number} aria-hidden>
                  {index + 1}
                </span>
                <h3 className={styles.stepTitle}>
                  <FormattedMessage {...title} />
                </h3>
                <p className={styles.stepText}>
                  <FormattedMessage {...text} />
                </p>
              </li>
            ))}
          </ol>
        </Section>
      </div>
    </LandingFrame>
  );
}

function LandingSkeleton(): ReactElement {
  return (
    <LandingFrame aside={<HeroCovers courses={[]} />}>
      <Skeleton width={240} height={28} />
      <CourseGridSkeleton />
    </LandingFrame>
  );
}

export const landingPage = definePage<LandingPageQuery>({ Page: LandingPage, query, Skeleton: LandingSkeleton });
