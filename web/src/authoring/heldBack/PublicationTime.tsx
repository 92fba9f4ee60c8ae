import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useRef, useState, type FormEvent, type ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { TimeField } from '../../ui/form/TimeField.tsx';
import { useToast } from '../../ui/toastContext.ts';
import { whenDrawn } from '../page/whenDrawn.ts';
import type { EditorHoldingBack, HeldBackSnapshot } from './HeldBack.ts';
import { heldBackMessages as messages } from './messages.ts';
import { useFailureText } from './useFailureText.ts';

/** When what is held back becomes live on its own, in the time zone of the viewer, and what sets or takes that away (BEY-24, OP-262). */
export function PublicationTime({
  opened: { editor, heldBack },
  held: { publishTime, pending },
}: {
  opened: EditorHoldingBack;
  held: HeldBackSnapshot;
}): ReactElement {
  const intl = useIntl();
  const styles = useStyles();
  const toast = useToast();
  const failureText = useFailureText(editor);
  const [time, setTime] = useState<string | null>(null);
  // A field that stood there at once would take the focus, and with it the sight, from the list above.
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const set = async (next: string | null): Promise<void> => {
    const outcome = await heldBack.setPublishTime(next);
    if (outcome === 'done') {
      setAsked(false);
      setProblem(undefined);
      // What was pressed is gone then: the focus goes to what stands there instead.
      whenDrawn(
        () => root.current?.querySelector('button') ?? null,
        (button) => button.focus(),
      );
      toast({ intent: 'success', text: intl.formatMessage(next === null ? messages.noMoment : messages.momentSet) });
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
    const at = intl.formatDate(publishTime, { dateStyle: 'full', timeStyle: 'short' });
    return (
      <div ref={root} className={styles.moment}>
        <p className={styles.line}>{intl.formatMessage(messages.liveAt, { time: at })}</p>
        <Button size="small" disabledFocusable={pending} onClick={() => void set(null)}>
          {intl.formatMessage(messages.takeMomentAway)}
        </Button>
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
      <TimeField label={intl.formatMessage(messages.moment)} problem={problem} value={time} onChanged={setTime} />
      <Button type="submit" size="large" disabledFocusable={pending} className={styles.set}>
        {intl.formatMessage(messages.setMoment)}
      </Button>
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
