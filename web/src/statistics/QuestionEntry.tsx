import { makeStyles } from '@fluentui/react-components';
import { useEffect, useRef, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { plainText } from '../ui/authorHtml/plainText.ts';
import { AuthorHtml } from '../ui/authorHtml/AuthorHtml.tsx';
import { useContentLanguage } from '../ui/authorHtml/ContentLanguage.ts';
import { Disclosure } from '../ui/disclosure/Disclosure.tsx';
import { statisticsMessages as messages } from './messages.ts';
import { QuestionDetails } from './QuestionDetails.tsx';
import { QuestionFigures } from './QuestionFigures.tsx';
import type { QuestionEntry_question$key } from './__generated__/QuestionEntry_question.graphql.ts';

const useStyles = makeStyles({
  entry: { listStyleType: 'none' },
  about: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '12px', rowGap: '4px' },
});

/** A question: how many are right at once and what stands out; opened, what can be done about it and what was chosen. */
export function QuestionEntry({
  question: key,
  number,
  isLookedFor,
}: {
  question: QuestionEntry_question$key;
  /** Its place among all questions of the course, from 1. */
  number: number;
  /** A link leads to it: it is open and in sight. */
  isLookedFor: boolean;
}): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const lang = useContentLanguage();
  const question = useFragment(
    graphql`
      fragment QuestionEntry_question on QuestionStatistics @throwOnFieldError {
        text
        lectureName
        ...QuestionFigures_question
        ...QuestionDetails_question
      }
    `,
    key,
  );
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLookedFor) entry.current?.scrollIntoView({ block: 'center' });
  }, [isLookedFor]);
  const { text, lectureName } = question;
  const words = plainText(text) || intl.formatMessage(messages.picture);
  return (
    <li ref={entry} className={styles.entry}>
      <Disclosure
        openAtFirst={isLookedFor}
        headingLevel={3}
        name={<span lang={lang}>{intl.formatMessage(messages.question, { number, text: words })}</span>}
        about={
          <span className={styles.about}>
            <span lang={lang}>{lectureName}</span>
            <QuestionFigures question={question} />
          </span>
        }
      >
        <AuthorHtml html={text} />
        <QuestionDetails question={question} />
      </Disclosure>
    </li>
  );
}
