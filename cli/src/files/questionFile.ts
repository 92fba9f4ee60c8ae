/** A question as an object of YAML. */
import type { Fields, TreeNode } from '../tree/courseTree.ts';
import { answerDefaults, questionDefaults } from '../tree/defaults.ts';
import { changeMembers, eachOf, isRecord, nameFromFile, nameToFile } from './nodeFile.ts';
import { withDefaults, withoutDefaults } from './omit.ts';
import { richFromFile, richToFile } from './richText.ts';

export function questionToFile(question: TreeNode): Fields {
  const { type, ...members } = question.fields;
  const { explanation, ...written } = withoutDefaults(changed(members, richToFile), defaultsOf(type));
  // Answers are explained behind them.
  return { ...nameToFile(question), type, ...written, ...(explanation !== undefined && { explanation }) };
}

export function questionFromFile(value: Fields): TreeNode {
  const { id, key, rest } = nameFromFile(value);
  const { type, ...members } = rest;
  return { id, key, fields: { type, ...withDefaults(changed(members, richFromFile), defaultsOf(type)) } };
}

const defaultsOf = (type: unknown): Fields => ({ ...questionDefaults, ...answerDefaults[String(type)] });

/** The members that may be HTML. */
function changed(members: Fields, rich: (text: unknown) => unknown): Fields {
  const labels = (labelled: unknown): unknown => eachOf(labelled, (each) => changeMembers(each, { label: rich }));
  return changeMembers(members, {
    text: rich,
    options: (options) => eachOf(options, rich),
    items: labels,
    categories: labels,
    explanation: (explanation) =>
      isRecord(explanation) && explanation['type'] === 'HTML'
        ? changeMembers(explanation, {
            texts: (texts) => eachOf(texts, (each) => changeMembers(each, { content: rich })),
          })
        : explanation,
  }) as Fields;
}
