/** Whether a text that is pasted among questions may hold some: answers with letters below a line, or in braces. */
export const looksLikeQuestions = (text: string): boolean =>
  /\S.*\n\s*(?:\*\s*)?\(?[aAаА][.):]/u.test(text) || /\{[^}]*[=~#][^}]*\}|\{\s*(?:T|F|TRUE|FALSE)?\s*\}/iu.test(text);
