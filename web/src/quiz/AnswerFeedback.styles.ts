import { makeStyles, tokens } from '@fluentui/react-components';

const line = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  margin: 0,
  '& > svg': { flexShrink: 0 },
} as const;

export const useAnswerFeedbackStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    // Room for one line, so that the first verdict does not push what follows.
    minHeight: '24px',
    marginTop: '16px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  status: { flex: '1 1 auto', minWidth: 0 },
  text: { flex: '1 1 200px' },
  notice: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    padding: '8px 12px',
    borderRadius: '8px',
    color: tokens.colorNeutralForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
  },
  right: { ...line, color: tokens.colorStatusSuccessForeground1, fontWeight: tokens.fontWeightSemibold },
  wrong: { ...line, color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  again: { color: tokens.colorNeutralForeground2, fontWeight: tokens.fontWeightRegular },
  tries: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  readOnly: { margin: 0, color: tokens.colorNeutralForeground3 },
});
