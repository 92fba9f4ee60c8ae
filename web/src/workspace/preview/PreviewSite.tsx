import { FluentProvider, makeStyles, tokens } from '@fluentui/react-components';
import { Suspense, useMemo, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { CourseCard } from '../../catalogue/CourseCard.tsx';
import { Footer } from '../../shell/footer/Footer.tsx';
import { Header } from '../../shell/Header.tsx';
import { ShellContext } from '../../viewer/useShell.ts';
import { createTheme, type Scheme } from '../../theme/createTheme.ts';
import { looks } from '../../theme/dark/looks.ts';
import { createButtonHooks } from '../../theme/button/profileButtons.ts';
import { previewMessages as messages } from './previewMessages.ts';
import { previewCourseQuery } from './previewCourse.ts';
import { PreviewControls } from './PreviewControls.tsx';
import { PreviewTexts } from './PreviewTexts.tsx';
import { writeStyle, type ProfileFields } from '../profile/profileFields.ts';
import { usePreviewShell } from './usePreviewShell.ts';
import { useValidColors } from './useValidColors.ts';
import type { previewCourseQuery as PreviewCourseQuery } from './__generated__/previewCourseQuery.graphql.ts';

const useStyles = makeStyles({
  title: {
    gridColumn: '1 / -1',
    margin: '8px 0 0',
    fontSize: tokens.fontSizeHero800,
    lineHeight: tokens.lineHeightHero800,
    fontWeight: tokens.fontWeightSemibold,
    letterSpacing: '-0.015em',
    overflowWrap: 'anywhere',
  },
  // Also where someone's own colours lie over all pages: it is about these.
  site: { display: 'flex', flexDirection: 'column', forcedColorAdjust: 'none' },
  page: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '1280px',
    marginInline: 'auto',
    padding: '24px 16px 40px',
    display: 'grid',
    gap: '24px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 600px)': { padding: '32px 24px 48px' },
    '@media (min-width: 1000px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', alignItems: 'start' },
  },
});

/** The site with an unsaved profile: header, courses, buttons, states and footer. Nothing of it asks the server. */
export function PreviewSite({
  fields,
  scheme,
  page,
}: {
  fields: ProfileFields;
  scheme: Scheme;
  /** The document it is drawn in. */
  page: Document;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { environment, shell } = usePreviewShell(fields, {
    name: intl.formatMessage(messages.sampleCourse),
    about: intl.formatMessage(messages.sampleCourseAbout),
  });
  const colors = useValidColors(fields.theme);
  const theme = useMemo(() => createTheme(colors, looks[scheme], 16), [colors, scheme]);
  const hooks = useMemo(() => createButtonHooks(writeStyle(fields.style), theme), [fields.style, theme]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ShellContext value={shell}>
        <PreviewTexts texts={fields.texts}>
          <FluentProvider
            theme={theme}
            targetDocument={page}
            customStyleHooks_unstable={hooks}
            className={styles.site}
            style={{
              backgroundColor: scheme === 'dark' ? tokens.colorNeutralBackground3 : tokens.colorNeutralBackground1,
            }}
          >
            <Header />
            <div className={styles.page}>
              <p className={styles.title}>
                {shell.data?.workspace?.profile.title ?? shell.data?.workspace?.profile.company}
              </p>
              <Suspense fallback={null}>
                <SampleCourses />
              </Suspense>
              <PreviewControls />
            </div>
            <Footer />
          </FluentProvider>
        </PreviewTexts>
      </ShellContext>
    </RelayEnvironmentProvider>
  );
}

function SampleCourses(): ReactElement[] {
  const { courses } = useLazyLoadQuery<PreviewCourseQuery>(previewCourseQuery, {}, { fetchPolicy: 'store-only' });
  return courses.nodes.map((course, place) => (
    <CourseCard key={course.id} course={course} heading="h3" place={place} />
  ));
}
