import { makeStyles, tokens } from '@fluentui/react-components';

export const useSettingsStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: '32px', overflowWrap: 'anywhere' },
  /** A part that has nothing to do with the one before it. */
  apart: { borderTop: `1px solid ${tokens.colorNeutralStroke2}`, paddingTop: '32px' },
  /** The part that cannot be taken back. */
  dangerous: {
    padding: '16px',
    '@media (min-width: 600px)': { padding: '24px' },
    borderRadius: tokens.borderRadiusXLarge,
    border: `1px solid ${tokens.colorStatusDangerBorder1}`,
  },
  signedInAs: {
    margin: 0,
    marginTop: '-16px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  fields: { display: 'flex', flexDirection: 'column', gap: '16px' },
  text: {
    margin: 0,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground2,
    overflowWrap: 'anywhere',
  },
  list: {
    margin: 0,
    paddingInlineStart: '20px',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  email: { overflowWrap: 'anywhere' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' },
  danger: {
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1, backgroundColor: tokens.colorStatusDangerBackground1 },
    ':hover:active': { color: tokens.colorStatusDangerForeground1 },
  },
});
