import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { plainText } from '../../ui/authorHtml/plainText.ts';
import { useContentLanguage } from '../../ui/authorHtml/ContentLanguage.ts';
import { progressMessages as messages } from '../messages.ts';
import type { GivenAnswer_try$key } from './__generated__/GivenAnswer_try.graphql.ts';

const useStyles = makeStyles({
  part: { margin: 0 },
  gone: { margin: 0, color: tokens.colorNeutralForeground3 },
});

/** What was answered, in the words of the question: its options, or category by category what was put into it. */
export function GivenAnswer({ attempt: key }: { attempt: GivenAnswer_try$key }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const lang = useContentLanguage();
  const { given, goneCount } = useFragment(
    graphql`
      fragment GivenAnswer_try on QuestionTry @throwOnFieldError {
        given {
          category
          texts
        }
        goneCount
      }
    `,
    key,
  );
  const words = (text: string): string => plainText(text) || intl.formatMessage(messages.picture);
  return (
    <>
      {given.map(({ category, texts }) => {
        const items = intl.formatList(texts.map(words), { type: 'unit' });
        return (
          <p key={category ?? ''} className={styles.part} lang={lang}>
            {category === null || category === undefined
              ? items
              : intl.formatMessage(messages.inCategory, { category: words(category), items })}
          </p>
        );
      })}
      {goneCount > 0 ? (
        <p className={styles.gone}>{intl.formatMessage(messages.goneParts, { count: goneCount })}</p>
      ) : null}
    </>
  );
}
