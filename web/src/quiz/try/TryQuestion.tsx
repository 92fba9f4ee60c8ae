import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons/svg/arrow-reset';
import { Play20Regular } from '@fluentui/react-icons/svg/play';
import { useState, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import type { QuestionDraft } from '../../authoring/draft/questionDraft.ts';
import { AnsweringContext, type Answering } from '../AnsweringContext.ts';
import { editorMessages as messages } from '../editorMessages.ts';
import { TriedCard } from './TriedCard.tsx';

/** Nobody is asked to sign in or to enrol here. */
const trying: Answering = { userCourseId: null, readOnly: null, signInHref: '', courseHref: '' };

/** “Try it”: the question as learners get it, to be answered by its author; it begins again whenever the question changes. */
export function TryQuestion({ question }: { question: QuestionDraft }): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  return (
    <div className={styles.part}>
      <div className={styles.buttons}>
        <Button icon={<Play20Regular />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {intl.formatMessage(messages.tryIt)}
        </Button>
        {open ? (
          <Button appearance="subtle" icon={<ArrowReset20Regular />} onClick={() => setRound(round + 1)}>
            {intl.formatMessage(messages.tryAnew)}
          </Button>
        ) : null}
      </div>
      {open ? (
        <>
          <p className={styles.about}>{intl.formatMessage(messages.tryAbout)}</p>
          <AnsweringContext value={trying}>
            <TriedCard key={`${round} ${JSON.stringify(question)}`} draft={question} />
          </AnsweringContext>
        </>
      ) : null}
    </div>
  );
}

const useStyles = makeStyles({
  part: { display: 'flex', flexDirection: 'column', gap: '8px' },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  about: {
    margin: 0,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
  },
});
