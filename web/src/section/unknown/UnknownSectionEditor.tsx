import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { sectionEditorMessages as messages } from '../editorMessages.ts';
import type { SectionEditorProps } from '../sectionType.ts';
import type { UnknownContent } from './type.ts';

/** A section of a type that is not known here: it is kept as it is. */
export function UnknownSectionEditor({ content }: SectionEditorProps<UnknownContent>): ReactElement {
  const styles = useStyles();
  return <p className={styles.note}>{useIntl().formatMessage(messages.unknown, { type: content.storedType })}</p>;
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase300 },
});
