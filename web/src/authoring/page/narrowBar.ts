/** Windows in which the editing bar has to be short to be one line in long languages. */
export const narrowBar = '@media (max-width: 1279px)';

/** Those in which even then it has room for the most needed words alone. */
export const tightBar = '@media (max-width: 1099px)';
