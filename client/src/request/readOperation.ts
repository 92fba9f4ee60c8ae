/** What a document asks, as far as it decides whether it may be sent twice. */
export interface Operation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  /** The fields of the operation itself, without those below. */
  readonly fields: readonly OperationField[];
}

interface OperationField {
  readonly name: string;
  /** Names of the variables that are an argument of it as they are, as in `input: $input`. */
  readonly variables: readonly string[];
}

/** Comments and texts may hold anything and are left out; what remains are names, variables and brackets. */
const TOKENS = /#[^\n]*|"""(?:\\"""|[^])*?"""|"(?:\\.|[^"\\\n])*"|\$?[_A-Za-z]\w*|\.\.\.|[{}()[\]:]/g;
const KINDS: ReadonlySet<string> = new Set(['query', 'mutation', 'subscription']);

/**
 * Reads the only operation of a document. A parser would be larger than the client: this one knows how deep it is, which is all it takes.
 * What it cannot tell it answers as a mutation without fields, which nobody sends twice.
 */
export function readOperation(document: string): Operation {
  const tokens = (document.match(TOKENS) ?? []).filter((token) => !/^[#"]/.test(token));
  const starts = operationStarts(tokens);
  const [start] = starts;
  if (start === undefined || starts.length > 1) {
    return { kind: 'mutation', fields: [] };
  }
  const kind = tokens[start];
  const fields = fieldsOf(tokens, start);
  return { kind: kind === 'mutation' || kind === 'subscription' ? kind : 'query', fields };
}

/** Where operations begin: what stands outside of all brackets and belongs to no fragment. */
function operationStarts(tokens: readonly string[]): number[] {
  const starts: number[] = [];
  let depth = 0;
  let isNew = true;
  for (const [index, token] of tokens.entries()) {
    if (depth === 0 && isNew) {
      isNew = false;
      if (token === '{' || KINDS.has(token)) {
        starts.push(index);
      }
    }
    depth += depthStep(token);
    isNew ||= depth === 0 && token === '}';
  }
  return starts;
}

function fieldsOf(tokens: readonly string[], start: number): readonly OperationField[] {
  const fields: { name: string; variables: string[] }[] = [];
  // The brackets that are open, from the outside.
  const open: string[] = [];
  for (const [index, token] of tokens.entries()) {
    if (index >= start && /^[{([]$/.test(token)) {
      open.push(token);
    } else if (index >= start && /^[})\]]$/.test(token)) {
      open.pop();
      if (open.length === 0 && token === '}') {
        break;
      }
    }
    const place = open.join('');
    if (place === '{(' && token.startsWith('$')) {
      fields.at(-1)?.variables.push(token.slice(1));
    } else if (place === '{' && isField(token, tokens[index + 1])) {
      fields.push({ name: token, variables: [] });
    }
  }
  return fields;
}

/** A spread counts as a field that nobody knows; an alias is none. */
const isField = (token: string, next: string | undefined): boolean => /^(?:\w|\.)/.test(token) && next !== ':';

const depthStep = (token: string): number => (/^[{([]$/.test(token) ? 1 : /^[})\]]$/.test(token) ? -1 : 0);
