import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { withGradings, type ChangedAnswers, type QuestionGrading } from '../grading/grading.ts';
import { GradingDialog } from '../grading/GradingDialog.tsx';
import { whenDrawn } from '../page/whenDrawn.ts';
import type { EditorHoldingBack, HeldBackSnapshot } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import { SetMoment } from './SetMoment.tsx';
import { useFailureText } from './useFailureText.ts';
import { zoneWords } from './zoneWords.ts';

/** What has to be decided about earlier answers before the time is set. */
interface Asks {
  readonly questions: readonly ChangedAnswers[];
  readonly decide: (grading: readonly QuestionGrading[]) => void;
}

/** When what is held back becomes live on its own, in the time zone of the viewer, and what sets or takes that away (BEY-24, OP-262). */
export function PublicationTime({
  opened: { editor, heldBack },
  held,
  isChoice,
}: {
  opened: EditorHoldingBack;
  held: HeldBackSnapshot;
  /** Whether some of what is held back can be chosen above. */
  isChoice: boolean;
}): ReactElement {
  const { publishTime, pending } = held;
  const intl = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const failureText = useFailureText(editor);
  const [time, setTime] = useState<string | null>(null);
  // A field that stood there at once would take the focus, and with it the sight, from the list above.
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState<Asks | null>(null);
  const set = async (next: string | null, grading: readonly QuestionGrading[] = []): Promise<void> => {
    const outcome = await heldBack.setPublishTime(next, grading);
    setAsks(null);
    if (outcome === 'done') {
      setAsked(false);
      setProblem(undefined);
      // What was pressed is gone then: the focus goes to what stands there instead.
      whenDrawn(
        () => root.current?.querySelector('button') ?? null,
        (button) => button.focus(),
      );
      toast({ intent: 'success', text: intl.formatMessage(next === null ? messages.noMoment : messages.momentSet) });
    } else if (outcome !== 'notSaved' && outcome.why === 'undecided') {
      setAsks({ questions: outcome.questions, decide: (more) => void set(next, withGradings(grading, more)) });
    } else if (outcome !== 'notSaved' && outcome.why === 'invalid') {
      setProblem(intl.formatMessage(messages.momentWrong));
    } else {
      setProblem(failureText(outcome));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isAhead = time !== null && Date.parse(time) > Date.now();
    setProblem(isAhead ? undefined : intl.formatMessage(messages.momentWrong));
    if (isAhead) void set(time);
  };
  if (publishTime !== null) {
    return (
      <div ref={root} className={styles.moment}>
        <SetMoment publishTime={publishTime} held={held} onTakenAway={() => void set(null)} />
        {problem === undefined ? null : (
          <p role="alert" className={styles.line}>
            {problem}
          </p>
        )}
      </div>
    );
  }
  if (!isAsked) {
    return (
      <div ref={root} className={styles.moment}>
        <Button appearance="subtle" onClick={() => setAsked(true)}>
          {intl.formatMessage(messages.publishLater)}
        </Button>
      </div>
    );
  }
  return (
    <form ref={toField} className={styles.moment} noValidate onSubmit={submit}>
      <TimeField
        label={intl.formatMessage(messages.moment)}
        hint={intl.formatMessage(isChoice ? messages.momentTakesAll : messages.momentTakes, {
          zone: zoneWords(intl, time),
        })}
        problem={problem}
        value={time}
        onChanged={setTime}
      />
      <Button type="submit" size="large" disabledFocusable={pending} className={styles.set}>
        {intl.formatMessage(messages.setMoment)}
      </Button>
      {asks ? (
        <GradingDialog
          questions={asks.questions}
          confirm={intl.formatMessage(messages.setMoment)}
          pending={pending}
          onDecided={asks.decide}
          onDismissed={() => setAsks(null)}
        />
      ) : null}
    </form>
  );
}

/** The field was asked for by a press: typing continues there. */
const toField = (form: HTMLFormElement | null): void => form?.querySelector('input')?.focus();

const useStyles = makeStyles({
  moment: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: '8px 12px',
    paddingTop: '12px',
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  line: { margin: 0, flexGrow: 1, alignSelf: 'center' },
  set: { marginBottom: '2px' },
});
