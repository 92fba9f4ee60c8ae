import { makeStyles, tokens } from '@fluentui/react-components';
import { useId, type ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Choice } from '../../ui/form/Choice.tsx';
import { useFieldStyles } from '../../ui/form/Field.styles.ts';
import { ConsentLinks } from './ConsentLinks.tsx';
import { signInMessages as messages } from './signInMessages.ts';
import type { ConsentDocument } from './useConsentDocuments.ts';

const useStyles = makeStyles({
  consent: { display: 'flex', flexDirection: 'column' },
  below: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4px',
    // In line with the words beside the box, and close below them.
    marginTop: '-8px',
    paddingInlineStart: 'calc(18px * var(--larger, 1) + 12px)',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
});

/** The agreement to policy and terms that an account needs (VAL-09). */
export function ConsentChoice({
  documents,
  agreed,
  missing,
  onChanged,
}: {
  documents: readonly ConsentDocument[];
  agreed: boolean;
  /** It was asked for and is not given. */
  missing: boolean;
  onChanged: (agreed: boolean) => void;
}): ReactElement {
  const styles = useStyles();
  const fieldStyles = useFieldStyles();
  const problemId = useId();
  return (
    <div className={styles.consent}>
      <Choice
        type="checkbox"
        checked={agreed}
        invalid={missing}
        describedBy={missing ? problemId : undefined}
        onChosen={() => onChanged(!agreed)}
      >
        <FormattedMessage {...messages.consent} />
      </Choice>
      <div className={styles.below}>
        <ConsentLinks documents={documents} />
        {missing ? (
          <p id={problemId} className={fieldStyles.problem}>
            <FormattedMessage {...messages.agree} />
          </p>
        ) : null}
      </div>
    </div>
  );
}
