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

/** The words of a kind in an expression; throws where it is none. */
function wordsOf(expression: string, kind: string): string[] {
  const words: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) throw new SyntaxError(`no PromQL at ${from}: ${expression}`);
      if (type.name === kind) words.push(expression.slice(from, to));
    },
  });
  return words;
}

/** What Prometheus adds to each figure, the bounds of histograms, and how a job ended, which is told once one has. */
const givenLabels = ['job', 'instance', 'le', 'outcome'];

describe('OP-332 alerts and the dashboard', () => {
  const figures = new Set(['up']);
  const labels = new Set(givenLabels);
  beforeAll(async () => {
    await createGraphqlClient(inject('gatewayUrl'), hosts.lectern).expect('{ __typename }');
    for (const server of [inject('gatewayUrl'), inject('platformUrl')]) {
      // Its first answer counts the second.
      for (const path of ['/livez', '/metrics']) await fetch(server + path);
      const text = await (await fetch(`${server}/metrics`)).text();
      for (const [, name = '', kind] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
        for (const end of kind === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) figures.add(name + end);
      }
      for (const [, name = ''] of text.matchAll(/[{,](\w+)="/g)) labels.add(name);
    }
  });

  test.each(expressions)(
    '%s asks for figures that the servers tell, by labels that these have',
    (_place, expression) => {
      expect(wordsOf(expression, 'Identifier').filter((name) => !figures.has(name))).toEqual([]);
      expect(wordsOf(expression, 'LabelName').filter((name) => !labels.has(name))).toEqual([]);
    },
  );

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
    const named = expressions.flatMap(([, expression]) =>
      [...expression.matchAll(/job="([^"]+)"/g)].map(([, name]) => name),
    );
    expect(named.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });
});
