import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../ui/toastContext.ts';
import { fieldOf, type FieldName } from './integrationFields.ts';
import {
  fieldOfPath,
  initialValues,
  problemsOf,
  toInput,
  type FieldProblem,
  type FormValues,
  type StoredValues,
} from './integrationForm.ts';
import type { Kind } from './integrationKinds.ts';
import { integrationMessages as messages } from './messages.ts';
import type { ProblemOfCheck } from './problemText.ts';
import type { SendValues, ValuesFailure } from './sendValues.ts';
import { useIntegrationErrorText } from './useIntegrationErrorText.ts';
import { useTestValues } from './useTestValues.ts';

interface IntegrationForm {
  values: FormValues;
  problems: Partial<Record<FieldName, FieldProblem>>;
  pending: boolean;
  testing: boolean;
  /** Why it was refused as a whole. */
  refusal: string | null;
  /** How the test went of what is written now. */
  outcome: (ProblemOfCheck & { readonly ok: boolean }) | null;
  /** It was to be sent although its test has failed: the next press does it. */
  warned: boolean;
  write: (texts: FormValues['texts']) => void;
  chooseMethod: (method: string) => void;
  toggleSync: () => void;
  test: () => void;
  /** False when something is to be filled in first. */
  submit: () => boolean;
}

/** The state of the form of a provider: what is written, what is wrong with it, how its test went. */
export function useIntegrationForm({
  kind,
  stored,
  integrationId,
  send,
  onSent,
}: {
  kind: Kind;
  stored: StoredValues | null;
  integrationId: string | null;
  send: SendValues;
  onSent: () => void;
}): IntegrationForm {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useIntegrationErrorText();
  const [values, setValues] = useState(() => initialValues(kind, stored));
  const [tried, setTried] = useState(false);
  const [pending, setPending] = useState(false);
  const [failures, setFailures] = useState<readonly ValuesFailure[]>([]);
  const [outcome, setOutcome] = useState<IntegrationForm['outcome']>(null);
  const [warned, setWarned] = useState(false);
  const [testValues, testing] = useTestValues(integrationId);
  const own = problemsOf(kind, values, stored);
  const refused = refusedFields(kind, values, failures);
  const whole = failures.find((failure) => fieldOfPath(kind, values.method, fieldIn(failure)) === null);

  const change = (next: (now: FormValues) => FormValues): void => {
    setValues(next);
    setFailures([]);
    setOutcome(null);
    setWarned(false);
  };
  const isReady = (): boolean => {
    setTried(true);
    setFailures([]);
    return Object.keys(own).length === 0;
  };
  return {
    values,
    problems: { ...refused, ...(tried ? own : {}) },
    pending,
    testing,
    refusal: whole === undefined ? null : errorText(whole),
    outcome,
    warned,
    write: (texts) => change((now) => ({ ...now, texts: { ...now.texts, ...texts } })),
    chooseMethod: (method) => {
      setTried(false);
      change((now) => ({ ...now, method }));
    },
    toggleSync: () => change((now) => ({ ...now, sync: !now.sync })),
    test: () => {
      if (!isReady()) return;
      setOutcome(null);
      setWarned(false);
      testValues(toInput(kind, values, stored), (refusals, check) => {
        setFailures(refusals);
        setOutcome(check);
      });
    },
    submit: () => {
      if (!isReady()) return false;
      if (outcome?.ok === false && !warned) {
        setWarned(true);
        return true;
      }
      setPending(true);
      send(toInput(kind, values, stored), (refusals) => {
        setPending(false);
        setFailures(refusals);
        if (refusals.length > 0) return;
        onSent();
        const provider = intl.formatMessage(kind.name);
        toast({ intent: 'success', text: intl.formatMessage(messages.connected, { provider }) });
      });
      return true;
    },
  };
}

const fieldIn = (failure: ValuesFailure): string | null =>
  failure instanceof Error ? null : ((failure as { readonly field?: string | null }).field ?? null);

/** What the platform did not take: a secret that was left out is to be entered again, other fields are wrong. */
function refusedFields(
  kind: Kind,
  { method, texts }: FormValues,
  failures: readonly ValuesFailure[],
): Partial<Record<FieldName, FieldProblem>> {
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const failure of failures) {
    const name = fieldOfPath(kind, method, fieldIn(failure));
    if (name === null) continue;
    const text = texts[name]?.trim() ?? '';
    problems[name] = text === '' ? 'enterAgain' : fieldOf(name).address ? 'notHttps' : 'refused';
  }
  return problems;
}
