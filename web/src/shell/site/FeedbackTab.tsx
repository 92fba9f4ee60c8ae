import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { PersonFeedbackRegular } from '@fluentui/react-icons/svg/person-feedback';
import { useState, type ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAppearance } from '../../theme/AppearanceProvider.tsx';
import { ModalDialog } from '../../ui/dialog/ModalDialog.tsx';
import { siteMessages as messages } from './siteMessages.ts';

/** The largest size of type at which the tab still fits into the margin of the page, in px. */
const largestAtSide = 18;

const atSide = '@media (min-width: 800px)';

const useStyles = makeStyles({
  tab: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'flex-end',
    gap: '8px',
    minHeight: '44px',
    marginBlockEnd: '16px',
    paddingInline: '16px',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
    border: `1px solid ${tokens.colorBrandStroke2}`,
    borderRightStyle: 'none',
    borderRadius: `${tokens.borderRadiusMedium} 0 0 ${tokens.borderRadiusMedium}`,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackground2Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
  },
  // Narrow enough for the margin of the page, so that it covers nothing.
  side: {
    [atSide]: {
      position: 'fixed',
      insetInlineEnd: 0,
      top: '50%',
      zIndex: 5,
      transform: 'translateY(-50%)',
      writingMode: 'vertical-rl',
      minHeight: '24px',
      width: '24px',
      marginBlockEnd: 0,
      paddingInline: '12px',
      paddingBlock: 0,
      fontSize: tokens.fontSizeBase200,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  frame: { width: '100%', height: 'min(600px, 65dvh)', border: 'none', borderRadius: tokens.borderRadiusMedium },
});

/** The feedback tab at the side and the form that it opens (FEED-01, NAV-08, OP-75); on a phone it stands above the footer. */
export function FeedbackTab({ formId }: { formId: string }): ReactElement {
  const styles = useStyles();
  const intl = useIntl();
  const { fontSize } = useAppearance().reading;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={mergeClasses(styles.tab, fontSize <= largestAtSide && styles.side)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <PersonFeedbackRegular fontSize={16} aria-hidden />
        <FormattedMessage {...messages.feedback} />
      </button>
      {open ? (
        <ModalDialog title={<FormattedMessage {...messages.feedback} />} onDismissed={() => setOpen(false)}>
          <iframe
            className={styles.frame}
            title={intl.formatMessage(messages.feedbackForm)}
            src={`https://form.typeform.com/to/${encodeURIComponent(formId)}`}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- the form is of another origin, which it needs for itself
            sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
            referrerPolicy="strict-origin"
          />
        </ModalDialog>
      ) : null}
    </>
  );
}
