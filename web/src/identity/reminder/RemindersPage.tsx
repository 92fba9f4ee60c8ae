import { Button } from '@fluentui/react-components';
import { useEffect, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useErrorText } from '../../errors/useErrorText.ts';
import { links } from '../../routing/links.ts';
import type { PageModule } from '../../routing/pageModule.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { AccountCard } from '../AccountCard.tsx';
import { refusalCode } from '../../errors/fieldFailure.ts';
import { reminderMessages as messages } from './reminderMessages.ts';
import { useSwitchReminders } from './useSwitchReminders.ts';

/** The page behind “Stop e-mails about my courses” of a mail: `/reminders/?token=…`. Opening it stops them; pressing takes that back (BEY-13). */
function RemindersPage(): ReactElement {
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return token ? <StopReminders key={token} token={token} /> : <BrokenLink />;
}

/** What the link of a mail stops is said by the first letter of its token. */
function wordsOf(token: string) {
  switch (token[0]) {
    case 'q':
      return {
        stopped: messages.questionsStopped,
        stoppedText: messages.questionsStoppedText,
        resumed: messages.questionsResumed,
        resumedText: messages.questionsResumedText,
      };
    case 'r':
      return {
        stopped: messages.repliesStopped,
        stoppedText: messages.repliesStoppedText,
        resumed: messages.repliesResumed,
        resumedText: messages.repliesResumedText,
      };
    default:
      return messages;
  }
}

function StopReminders({ token }: { token: string }): ReactElement {
  const intl = useIntl();
  const errorText = useErrorText();
  const { switchTo, byMail, pending, failure } = useSwitchReminders(token);
  useEffect(() => switchTo(false), [switchTo]);
  if (refusalCode(failure) === 'NOT_FOUND') return <BrokenLink />;
  if (byMail === null) {
    return (
      <AccountCard title={intl.formatMessage(messages.stopping)}>
        <FormError>{failure ? errorText(failure) : null}</FormError>
        {failure ? (
          <Button appearance="primary" size="large" onClick={() => switchTo(false)}>
            <FormattedMessage {...messages.tryAgain} />
          </Button>
        ) : null}
      </AccountCard>
    );
  }
  const words = wordsOf(token);
  return (
    <AccountCard
      arrivalKey={byMail ? 'resumed' : 'stopped'}
      title={intl.formatMessage(byMail ? words.resumed : words.stopped)}
      lead={<FormattedMessage {...(byMail ? words.resumedText : words.stoppedText)} />}
    >
      <FormError>{failure && !pending ? errorText(failure) : null}</FormError>
      <Button size="large" disabledFocusable={pending} onClick={() => switchTo(!byMail)}>
        <FormattedMessage {...(byMail ? messages.stop : messages.again)} />
      </Button>
    </AccountCard>
  );
}

function BrokenLink(): ReactElement {
  const intl = useIntl();
  return (
    <AccountCard
      arrivalKey="broken"
      title={intl.formatMessage(messages.broken)}
      lead={<FormattedMessage {...messages.brokenText} />}
    >
      <ButtonLink appearance="primary" size="large" to={links.settings}>
        <FormattedMessage {...messages.settings} />
      </ButtonLink>
    </AccountCard>
  );
}

export const remindersPage: PageModule = { Page: RemindersPage };
