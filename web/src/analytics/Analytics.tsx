import { makeStyles } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigation } from 'react-router';
import { useTableAddress } from '../admin/table/useTableAddress.ts';
import { PartBoundary } from '../routing/part/PartBoundary.tsx';
import { useCoursesToFilter } from '../progress/useCoursesToFilter.ts';
import { StatisticsLink } from '../statistics/StatisticsLink.tsx';
import { AnalyticsTools } from './AnalyticsTools.tsx';
import {
  readAnalyticsView,
  withChoice,
  withCourse,
  withLongest,
  withType,
  writeAnalyticsView,
} from './analyticsView.ts';
import { ChosenSubject } from './ChosenSubject.tsx';
import { FactList } from './FactList.tsx';
import { ForgottenNote } from './ForgottenNote.tsx';
import { NoData } from './NoData.tsx';
import { PeriodLine } from './PeriodLine.tsx';
import { SeriesSection } from './SeriesSection.tsx';
import { TypeCards } from './TypeCards.tsx';
import type { AnalyticsPageQuery$variables } from './__generated__/AnalyticsPageQuery.graphql.ts';
import type { Analytics_query$key } from './__generated__/Analytics_query.graphql.ts';

const useStyles = makeStyles({
  analytics: { display: 'flex', flexDirection: 'column', gap: '24px' },
});

/** What happened in the workspace, in numbers, over time and in detail (ANLY-01). */
export function Analytics({
  query: key,
  variables,
}: {
  query: Analytics_query$key;
  /** What the numbers were asked for by: what the address says meant this when it was read. */
  variables: AnalyticsPageQuery$variables;
}): ReactElement | null {
  const styles = useStyles();
  const loading = useNavigation().state === 'loading';
  const [view, change] = useTableAddress(readAnalyticsView, writeAnalyticsView);
  const data = useFragment(
    graphql`
      fragment Analytics_query on Query @throwOnFieldError {
        workspace {
          retention {
            factsKeptFromTime
          }
          analytics @required(action: THROW) {
            startTime
            totals(
              type: $type
              startTime: $startTime
              endTime: $endTime
              courseId: $courseId
              groupId: $groupId
              campaignId: $campaignId
              subjectId: $subjectId
            ) @required(action: THROW) {
              value
            }
            only: facts(
              type: $type
              courseId: $courseId
              groupId: $groupId
              campaignId: $campaignId
              subjectId: $subjectId
              first: 1
            ) @include(if: $narrowed) {
              nodes {
                name
              }
            }
            ...TypeCards_analytics
            ...SeriesSection_analytics
          }
          ...FactList_workspace
        }
        ...useCoursesToFilter_query
      }
    `,
    key,
  );
  const courses = useCoursesToFilter(data, view.courseId, null);
  const { workspace } = data;
  const since = new Date(workspace?.analytics.startTime ?? variables.endTime);
  const end = new Date(variables.endTime);
  const isEmpty = workspace?.analytics.totals.every(({ value }) => !value) ?? true;
  const tryLongest = isEmpty && variables.startTime !== null && !loading;
  useEffect(() => {
    if (tryLongest && view.choice !== 'longest') change(withLongest(view, since, new Date()));
  });
  if (!workspace) return null;
  const { analytics } = workspace;
  const start = variables.startTime == null ? since : new Date(variables.startTime);
  const only = analytics.only?.nodes[0];
  const busy = loading || tryLongest;
  return (
    <div className={styles.analytics}>
      <AnalyticsTools
        // Own dates set out again when another period was shown in between.
        key={typeof view.choice === 'string' ? view.choice : 'own'}
        view={view}
        shown={{ start, end }}
        courses={courses}
        onAudienceChosen={(audience) => change({ ...view, ...audience })}
        onChosen={(choice) => change(withChoice(view, choice, since, new Date()))}
        onCourseChosen={(courseId) => change(withCourse(view, courseId))}
      />
      {view.courseId === null ? null : <StatisticsLink courseId={view.courseId} />}
      <PeriodLine
        busy={busy}
        isInstead={view.instead !== null && !isEmpty}
        start={start}
        end={end}
        before={variables.beforeTime == null ? null : new Date(variables.beforeTime)}
        withTimes={view.choice === 'last24Hours'}
      />
      <ForgottenNote keptFrom={workspace.retention?.factsKeptFromTime ?? null} shownFrom={start} />
      <PartBoundary>
        <TypeCards
          analytics={analytics}
          chosen={view.type}
          waiting={busy && isEmpty}
          onChosen={(type) => change(withType(view, type))}
        />
      </PartBoundary>
      {view.subjectId === null ? null : (
        <ChosenSubject name={only?.name ?? `#${view.subjectId}`} onReset={() => change({ ...view, subjectId: null })} />
      )}
      {isEmpty ? (
        <NoData busy={busy} />
      ) : (
        <>
          <PartBoundary>
            <SeriesSection
              analytics={analytics}
              type={variables.type}
              measure={variables.measure}
              aggregation={variables.aggregation}
              period={{ start, end }}
              onChanged={(changed) => change({ ...view, ...changed })}
            />
          </PartBoundary>
          <PartBoundary>
            <FactList workspace={workspace} view={view} busy={busy} onChanged={change} />
          </PartBoundary>
        </>
      )}
    </div>
  );
}
