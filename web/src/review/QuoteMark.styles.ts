import { makeStyles, tokens } from '@fluentui/react-components';

export const useQuoteMarkStyles = makeStyles({
  /** Of what surrounds texts whose quoted words are marked by `markQuotes`. */
  quotes: {
    '& ::highlight(lectern-quote)': {
      color: tokens.colorStatusWarningForeground2,
      backgroundColor: tokens.colorStatusWarningBackground2,
      textDecorationLine: 'underline',
    },
  },
});
