import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { createGraphqlClient } from '../support/graphqlClient.ts';
import { hosts } from '../support/hosts.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const read = (...path: string[]): string => readFileSync(join(ROOT, ...path), 'utf8');

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
}

const { groups } = parse(read('deploy', 'prometheus', 'lectern.rules.yml')) as {
  groups: readonly { readonly rules: readonly Alert[] }[];
};
const alerts = groups.flatMap(({ rules }) => rules);
const dashboard = JSON.parse(read('deploy', 'grafana', 'lectern.json')) as Dashboard;

/** Each expression of alerts and dashboard with where it stands. Grafana fills in its variables before it asks. */
const expressions: readonly (readonly [place: string, expression: string])[] = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => [title, expr.replaceAll('$__rate_interval', '5m')] as const),
  ),
];

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

function treeOf(expression: string): SyntaxNode {
  const { topNode } = parser.parse(expression);
  topNode.cursor().iterate(({ type, from }) => {
    if (type.isError) throw new SyntaxError(`no PromQL at ${from}: ${expression}`);
  });
  return topNode;
}

/** All parts of a kind within a part of an expression. */
function partsOf(within: SyntaxNode, kind: string): readonly SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  within.cursor().iterate(({ name, node }) => {
    if (name === kind) parts.push(node);
  });
  return parts;
}

/** What a label belongs to: the selector that asks by it, or what groups or pairs the figures within. */
function ownerOf(label: SyntaxNode): SyntaxNode {
  let owner = label.parent;
  while (owner !== null && !['VectorSelector', 'AggregateExpr', 'BinaryExpr'].includes(owner.name))
    owner = owner.parent;
  if (owner === null) throw new Error('A label belongs to nothing.');
  return owner;
}

/** Each figure of an expression with each label that it must have for the expression to say anything. */
function labelsAskedOf(expression: string): readonly (readonly [figure: string, label: string])[] {
  const textOf = ({ from, to }: SyntaxNode) => expression.slice(from, to);
  return partsOf(treeOf(expression), 'LabelName').flatMap((label) =>
    partsOf(ownerOf(label), 'Identifier').map((figure) => [textOf(figure), textOf(label)] as const),
  );
}

/** What Prometheus adds to each figure. */
const givenLabels = new Set(['job', 'instance']);

/** Figures that the servers of the tests do not tell, or not with all of their labels, and why. */
const toldLater: Readonly<Record<string, readonly string[]>> = {
  // Told by Prometheus itself.
  up: [],
  // Told once a job waits, has begun, or has ended.
  lectern_platform_jobs_waiting: ['kind'],
  lectern_platform_jobs_running: ['kind'],
  lectern_platform_job_duration_seconds_bucket: ['kind', 'outcome', 'le'],
  lectern_platform_job_duration_seconds_count: ['kind', 'outcome'],
  // Told where a replica is configured (platform/src/db/replica/createReplica.ts).
  lectern_platform_recent_reads_total: ['from'],
};

/** The labels of a sample, such as `a` and `b` of `name{a="1",b="2"} 3`. */
const labelsIn = (sample: string): readonly string[] =>
  [...sample.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label);

describe('OP-332 alerts and the dashboard', () => {
  /** Each figure with the labels that it is told with. */
  const figures = new Map(Object.entries(toldLater).map(([figure, labels]) => [figure, new Set(labels)]));
  beforeAll(async () => {
    await createGraphqlClient(inject('gatewayUrl'), hosts.lectern).expect('{ __typename }');
    for (const server of [inject('gatewayUrl'), inject('platformUrl')]) {
      // Its first answer counts the second.
      for (const path of ['/livez', '/metrics']) await fetch(server + path);
      const text = await (await fetch(`${server}/metrics`)).text();
      for (const [, name = '', kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
        for (const end of kind === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) {
          figures.set(name + end, figures.get(name + end) ?? new Set());
        }
      }
      for (const [sample, name = ''] of text.matchAll(/^([a-z]\w*)[{ ].*$/gm)) {
        for (const label of labelsIn(sample)) figures.get(name)?.add(label);
      }
    }
  });

  test.each(expressions)(
    '%s asks for figures that the servers tell, each by labels that it has',
    (_place, expression) => {
      const named = partsOf(treeOf(expression), 'Identifier').map(({ from, to }) => expression.slice(from, to));
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((figure) => !figures.has(figure))).toEqual([]);
      const missing = labelsAskedOf(expression).filter(
        ([figure, label]) => !givenLabels.has(label) && !figures.get(figure)?.has(label),
      );
      expect(missing).toEqual([]);
    },
  );

  test('a label is looked for at the figure that is asked by it, or at all that it groups', () => {
    const asked = labelsAskedOf('sum by (a) (rate(x{b="1"}[5m]) + y) / on (c) max(z{d="1"}) > 0');
    expect(asked.map((pair) => pair.join(' '))).toEqual(['x a', 'y a', 'x b', 'x c', 'y c', 'z c', 'z d']);
  });

  test('each alert has a severity and a page of what to do', () => {
    const documented = read('docs', 'alerts.md');
    const pages = new Set([...documented.matchAll(/^## (\w+)$/gm)].map(([, name]) => name));
    expect(alerts.map(({ alert }) => alert)).toEqual([...pages]);
    for (const {
      alert,
      labels: { severity },
    } of alerts) {
      expect(['page', 'ticket'], alert).toContain(severity);
      expect(documented, alert).toMatch(new RegExp(`## ${alert}\\n\\n[^#]*\\(${severity}\\)`));
    }
  });

  test('the jobs that Prometheus scrapes are those that alerts speak of', () => {
    const { scrape_configs: jobs } = parse(read('deploy', 'prometheus', 'scrape.yml')) as {
      scrape_configs: readonly { readonly job_name: string }[];
    };
    const names = jobs.map(({ job_name: name }) => name);
    expect(names).toEqual(['lectern-gateway', 'lectern-platform', 'lectern-worker']);
    const asked = expressions.flatMap(([, expression]) => [...expression.matchAll(/\bjob(=~?)"([^"]+)"/g)]);
    expect(asked.length).toBeGreaterThan(0);
    const unknown = asked.filter(([, operator, text = '']) => {
      const pattern = new RegExp(`^(?:${text})$`);
      return !names.some((name) => (operator === '=' ? name === text : pattern.test(name)));
    });
    expect(unknown.map(([matcher]) => matcher)).toEqual([]);
  });
});
