/** Windows in which the editing bar has to be short to be one line in long languages. */
export const narrowBar = '@media (max-width: 1279px)';
