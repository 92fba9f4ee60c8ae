import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { partTexts, type AdminPart } from './adminParts.ts';
import { laterMessages as messages } from './laterMessages.ts';
import { peopleCalls, staffCalls } from './peopleCalls.ts';
import { CallList } from './CallList.tsx';

const useStyles = makeStyles({
  // A long word in large type must not widen the page.
  note: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    maxWidth: '72ch',
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  block: { display: 'flex', flexDirection: 'column', gap: '8px', minWidth: 0 },
  heading: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});

/** What can be used until the screen of a part is built. */
const meanwhile: Partial<Record<AdminPart, MessageDescriptor>> = {
  progress: messages.meanwhileProgress,
  dashboard: messages.meanwhileDashboard,
  users: messages.meanwhilePeople,
  staff: messages.meanwhilePeople,
  campaigns: messages.meanwhileCampaigns,
  integrations: messages.meanwhileIntegrations,
  courses: messages.meanwhileCourses,
  library: messages.meanwhileLibrary,
  sectionsLibrary: messages.meanwhileLibrary,
};

/** Says of a part whose screen is not built yet what it will do and what works until then. */
export function LaterNote({ part }: { part: AdminPart }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const works = meanwhile[part];
  return (
    <div className={styles.note}>
      <section className={styles.block}>
        <h2 className={styles.heading}>{intl.formatMessage(messages.laterWhat)}</h2>
        <p className={styles.text}>{intl.formatMessage(partTexts[part].about)}</p>
      </section>
      {works ? (
        <section className={styles.block}>
          <h2 className={styles.heading}>{intl.formatMessage(messages.laterMeanwhile)}</h2>
          <p className={styles.text}>{intl.formatMessage(works)}</p>
          {part === 'users' ? <CallList calls={peopleCalls} /> : null}
          {part === 'staff' ? <CallList calls={staffCalls} /> : null}
        </section>
      ) : null}
    </div>
  );
}
