import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { links, signInFrom } from '../routing/links.ts';
import type { PageModule } from '../routing/pageModule.ts';
import { useViewer } from '../viewer/useShell.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/Page.tsx';
import { CodeField, longestCode } from './redeem/CodeField.tsx';
import { campaignMessages as messages } from './messages.ts';
import { useRedeemVoucher } from './redeem/useRedeemVoucher.ts';
import { voucherFailureText } from './redeem/voucherFailureText.ts';

const useStyles = makeStyles({
  lead: {
    margin: 0,
    maxWidth: '60ch',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
  },
  form: { display: 'flex', flexDirection: 'column', gap: '16px', maxWidth: '400px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: '12px' },
});

/** Where the QR code of a voucher leads: the code is there already, and enrolling takes one press (BEY-21, ENR-02). */
function RedeemPage(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const viewer = useViewer();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (
    <Page title={intl.formatMessage(messages.redeemTitle)} width="form">
      <p className={styles.lead}>{intl.formatMessage(viewer ? messages.redeemText : messages.redeemSignIn)}</p>
      {viewer ? (
        <RedeemForm />
      ) : (
        <div className={styles.actions}>
          <ButtonLink appearance="primary" size="large" to={signInFrom(here)}>
            {intl.formatMessage(messages.signIn)}
          </ButtonLink>
          <ButtonLink size="large" to={`${signInFrom(here)}&view=register`}>
            {intl.formatMessage(messages.register)}
          </ButtonLink>
        </div>
      )}
    </Page>
  );
}

function RedeemForm(): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [parameters] = useSearchParams();
  const [code, setCode] = useState(() => (parameters.get('code') ?? '').trim().slice(0, longestCode));
  const [missed, setMissed] = useState(false);
  const { redeem, pending, failure, forgetFailure } = useRedeemVoucher();
  const empty = code.trim() === '';
  useEffect(() => {
    if (!failure) return;
    field.current?.focus();
    field.current?.select();
  }, [failure]);
  const problem = failure
    ? voucherFailureText(intl, failure)
    : missed && empty
      ? intl.formatMessage(messages.codeMissing)
      : undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissed(true);
    if (empty) field.current?.focus();
    else if (!pending) redeem(code.trim(), (courseId) => void navigate(links.userCourse(courseId), { replace: true }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <CodeField
        field={field}
        code={code}
        problem={problem}
        onChanged={(typed) => {
          setCode(typed);
          forgetFailure();
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" appearance="primary" size="large" disabledFocusable={pending}>
          {intl.formatMessage(messages.enrol)}
        </Button>
      </div>
    </form>
  );
}

export const redeemPage: PageModule = { Page: RedeemPage };
