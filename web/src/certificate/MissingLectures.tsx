import { makeStyles, tokens } from '@fluentui/react-components';
import { ChevronRight20Regular } from '@fluentui/react-icons/svg/chevron-right';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { links } from '../routing/links.ts';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Section } from '../ui/Section.tsx';
import { certificateMessages as messages } from './messages.ts';
import type { MissingLectures_steps$key } from './__generated__/MissingLectures_steps.graphql.ts';

/** The lectures that are not done, each a link to it (OP-41). */
export function MissingLectures({
  courseId,
  steps,
}: {
  courseId: number;
  steps: MissingLectures_steps$key;
}): ReactElement {
  const data = useFragment(
    graphql`
      fragment MissingLectures_steps on LectureStep @relay(plural: true) @throwOnFieldError {
        lectureId
        moduleId
        name
        moduleName
      }
    `,
    steps,
  );
  const styles = useStyles();
  const lang = useContentLanguage();
  return (
    <Section heading={useIntl().formatMessage(messages.missing)}>
      <ul className={styles.list}>
        {data.map((step) => (
          <li key={step.lectureId}>
            <Link className={styles.link} to={links.lecture({ courseId, ...step })}>
              <span className={styles.words} lang={lang}>
                {step.name}
                <span className={styles.small}>{step.moduleName}</span>
              </span>
              <ChevronRight20Regular aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    borderRadius: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    '& > li + li': { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  link: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '12px 16px',
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, fontWeight: tokens.fontWeightSemibold },
  small: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    fontWeight: tokens.fontWeightRegular,
  },
});
