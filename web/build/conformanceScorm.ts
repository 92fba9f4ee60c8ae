import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openConformanceRuntime, type ConformanceRuntime } from '../src/scorm/player/conformance.ts';

/** `npm run conformance:scorm -- FOLDER`: replays the steps that others recorded against the run-time that the player uses. */
interface Step {
  readonly method: string;
  readonly element?: string;
  readonly value?: string;
  readonly expectedReturn: string | { readonly match: string };
  readonly expectedErrorCode: string;
}

interface Fixture {
  readonly id: string;
  readonly scormVersion: '1.2' | '2004';
  readonly activities: readonly {
    readonly id: string;
    readonly initialState?: object;
    readonly steps: readonly Step[];
  }[];
}

const [given] = process.argv.slice(2);
const folder = resolve(process.env.INIT_CWD ?? process.cwd(), given ?? '');
if (!given || !existsSync(folder)) {
  console.error('Say where the steps lie: npm run conformance:scorm -- FOLDER');
  process.exit(2);
}

let held = 0;
let total = 0;
for (const fixture of fixturesBelow(folder)) {
  for (const activity of fixture.activities) {
    const runtime = openConformanceRuntime(fixture.scormVersion, activity.initialState ?? {});
    for (const [index, step] of activity.steps.entries()) {
      total += 1;
      const found = answerTo(runtime, step);
      if (found === null) held += 1;
      else console.log(`${fixture.id} ${activity.id} step ${index + 1}: ${found}`);
    }
  }
}
console.log(`SCORM run-time: ${held} of ${total} steps hold.`);
process.exit(held === total && total > 0 ? 0 : 1);

function fixturesBelow(root: string): Fixture[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Fixture);
}

/** Null where the step holds. */
function answerTo(runtime: ConformanceRuntime, step: Step): string | null {
  const answer = call(runtime, step);
  const code = runtime.GetLastError();
  if (matches(answer, step.expectedReturn) && code === step.expectedErrorCode) return null;
  const asked = `${step.method}(${[step.element, step.value].filter((part) => part !== undefined).join(', ')})`;
  const expected = `${JSON.stringify(step.expectedReturn)} with ${step.expectedErrorCode}`;
  return `${asked} answered ${JSON.stringify(answer)} with ${code}, not ${expected}`;
}

function call(runtime: ConformanceRuntime, { method, element = '', value = '' }: Step): string {
  switch (method) {
    case 'Initialize':
      return runtime.Initialize(value);
    case 'Terminate':
      return runtime.Terminate(value);
    case 'Commit':
      return runtime.Commit(value);
    case 'GetValue':
      return runtime.GetValue(element);
    case 'SetValue':
      return runtime.SetValue(element, value);
    case 'GetLastError':
      return runtime.GetLastError();
    case 'GetErrorString':
      return runtime.GetErrorString(value);
    case 'GetDiagnostic':
      return runtime.GetDiagnostic(value);
    default:
      throw new Error(`No run-time has a method ${method}.`);
  }
}

function matches(answer: string, expected: Step['expectedReturn']): boolean {
  if (typeof expected === 'string') return answer === expected;
  return expected.match === 'nonEmptyMax255' && answer.length > 0 && answer.length <= 255;
}
