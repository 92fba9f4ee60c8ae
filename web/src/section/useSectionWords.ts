import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { sectionEditorMessages as messages } from './editorMessages.ts';
import type { SectionWords } from './sectionWords.ts';

/** What a new section says at first, in the language of the interface. */
export function useSectionWords(): SectionWords {
  const intl = useIntl();
  return useMemo(
    () => ({
      heading: intl.formatMessage(messages.newHeading),
      paragraph: intl.formatMessage(messages.newParagraph),
      title: intl.formatMessage(messages.newTitle),
      button: intl.formatMessage(messages.newButton),
      option: (number) => intl.formatMessage(messages.option, { number }),
    }),
    [intl],
  );
}
