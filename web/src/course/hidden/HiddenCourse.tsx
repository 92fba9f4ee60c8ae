import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { asksForEditing } from '../../routing/editing.ts';
import { links } from '../../routing/links.ts';
import { NotFoundError } from '../../routing/notFoundError.ts';
import { failureMessages } from '../../ui/failureMessages.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Page } from '../../ui/Page.tsx';
import { courseMessages as messages } from '../messages.ts';

/**
 * A course that is not there for its reader: it is not found. A link for editing says whom to ask (EDIT-21), and not whether there is such
 * a course.
 */
export function HiddenCourse(): ReactElement {
  const intl = useIntl();
  if (!asksForEditing(useLocation())) throw new NotFoundError();
  return (
    <Page title={intl.formatMessage(messages.noEditing)}>
      <ErrorState
        text={intl.formatMessage(messages.noEditingText)}
        actions={
          <ButtonLink appearance="primary" to={links.courses}>
            {intl.formatMessage(failureMessages.browse)}
          </ButtonLink>
        }
      />
    </Page>
  );
}
