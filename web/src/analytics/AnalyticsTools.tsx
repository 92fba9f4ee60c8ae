import { makeStyles } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { dayOf } from '../ui/form/day.ts';
import { SelectField } from '../ui/form/SelectField.tsx';
import { CampaignFilter } from '../campaign/CampaignFilter.tsx';
import { GroupFilter } from '../workspace/group/GroupFilter.tsx';
import { analyticsMessages as messages } from './messages.ts';
import { OwnDateFields } from './OwnDateFields.tsx';
import { intervals, type Choice, type OwnDates } from './period.ts';
import { readChoice, type AnalyticsView } from './analyticsView.ts';

const useStyles = makeStyles({
  tools: {
    display: 'grid',
    gap: '16px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', maxWidth: '1168px' },
  },
});

/** Which period, which course and whose the dashboard is. */
export function AnalyticsTools({
  view: { choice, courseId, groupId, campaignId },
  shown,
  courses,
  onChosen,
  onCourseChosen,
  onAudienceChosen,
}: {
  view: Pick<AnalyticsView, 'choice' | 'courseId' | 'groupId' | 'campaignId'>;
  /** The days that are shown, from which own dates set out. */
  shown: { readonly start: Date; readonly end: Date };
  courses: readonly { readonly courseId: number; readonly name: string }[];
  onChosen: (choice: Choice) => void;
  onCourseChosen: (courseId: number | null) => void;
  onAudienceChosen: (audience: { groupId: number | null } | { campaignId: number | null }) => void;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const own = typeof choice === 'string' ? null : choice;
  const ownDates: OwnDates = own ?? { from: dayOf(shown.start), to: dayOf(new Date(shown.end.getTime() - 1)) };
  return (
    <div role="search" className={styles.tools}>
      <SelectField
        label={intl.formatMessage(messages.period)}
        value={typeof choice === 'string' ? choice : 'own'}
        options={[
          ...[...intervals, 'longest' as const].map((word) => ({
            value: word,
            label: intl.formatMessage(messages[word]),
          })),
          { value: 'own', label: intl.formatMessage(messages.ownDates) },
        ]}
        onChanged={(word) => onChosen(word === 'own' ? ownDates : (readChoice(word) ?? choice))}
      />
      {own ? <OwnDateFields dates={own} onChanged={onChosen} /> : null}
      <SelectField
        label={intl.formatMessage(messages.course)}
        value={courseId === null ? '' : String(courseId)}
        options={[
          { value: '', label: intl.formatMessage(messages.allCourses) },
          ...courses.map((course) => ({ value: String(course.courseId), label: course.name })),
        ]}
        onChanged={(id) => onCourseChosen(id === '' ? null : Number(id))}
      />
      <GroupFilter value={groupId} onChanged={(id) => onAudienceChosen({ groupId: id })} />
      <CampaignFilter value={campaignId} onChanged={(id) => onAudienceChosen({ campaignId: id })} />
    </div>
  );
}
