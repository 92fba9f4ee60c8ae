import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Deployment, type IDeployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy, type INetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { parse, parseAllDocuments } from 'yaml';

const ROOT = resolve(import.meta.dirname, '..', '..');
const folder = join(ROOT, 'deploy', 'kubernetes');

/** A resource as it stands in the manifests; its schema is checked by the model of its kind. */
interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Readonly<Record<string, string>>;
  readonly spec?: Readonly<Record<string, unknown>>;
}

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const { resources } = parse(read('kustomization.yaml')) as { resources: readonly string[] };
const manifests = resources.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
const ofKind = (kind: string): readonly Manifest[] => manifests.filter((manifest) => manifest.kind === kind);

/** Each model validates by the schema of Kubernetes. */
const models: Readonly<Record<string, new (data?: never) => { validate(): void }>> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
};

type PodTemplate = IDeployment['spec'] extends (infer Spec) | undefined
  ? Extract<Spec, { template: unknown }>['template']
  : never;
const podOf = ({ spec = {} }: Manifest) => (spec['template'] as PodTemplate).spec;
const containerOf = (manifest: Manifest) => {
  const [container] = podOf(manifest)?.containers ?? [];
  if (!container) throw new Error(`${manifest.metadata.name} has no container`);
  return container;
};
const running = [...ofKind('Deployment'), ...ofKind('Job')];

interface ServerConfig {
  readonly environmentSchema: { readonly shape: Readonly<Record<string, unknown>> };
  parseConfig(environment: Readonly<Record<string, string>>): { readonly shutdownTimeoutMs: number };
}
/** By address: the tests look at the servers' configuration, and import nothing else of them. */
const configOf = async (name: string) => {
  const server = name === 'gateway' ? 'gateway' : 'platform';
  return (await import(join(ROOT, server, 'src', 'config.ts'))) as unknown as ServerConfig;
};

/** Stand for what a person puts into the secret. */
const secretValues: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://lectern_server:secret@db:5432/lectern',
  DATABASE_OWNER_URL: 'postgres://owner:secret@db:5432/lectern',
  SMTP_URL: 'smtps://user:secret@mail.example.org',
};

function environmentOf(manifest: Manifest): Record<string, string> {
  const { env = [], envFrom = [] } = containerOf(manifest);
  const settings = envFrom.map(({ configMapRef }) => {
    const map = ofKind('ConfigMap').find(({ metadata }) => metadata.name === configMapRef?.name);
    return map?.data ?? {};
  });
  const own = env.map(({ name, value, valueFrom }) => [
    name,
    value ?? secretValues[valueFrom?.secretKeyRef?.key ?? ''] ?? 'a-text-that-stands-for-a-secret-of-the-installation',
  ]);
  return Object.assign({}, ...settings, Object.fromEntries(own)) as Record<string, string>;
}

describe('OP-333 deploy/kubernetes', () => {
  test('names every file of its folder, and every resource fits the schema of its kind', () => {
    expect([...resources, 'kustomization.yaml'].toSorted()).toEqual(readdirSync(folder).toSorted());
    for (const manifest of manifests) {
      const Model = models[manifest.kind];
      if (!Model) throw new Error(`No model for ${manifest.kind}`);
      expect(() => new Model(manifest as never).validate(), `${manifest.kind} ${manifest.metadata.name}`).not.toThrow();
    }
  });

  test.each(running.map((manifest) => [manifest.metadata.name, manifest] as const))(
    '%s has the settings that its server reads, and starts with them',
    async (name, manifest) => {
      const config = await configOf(name);
      const environment = environmentOf(manifest);
      expect(Object.keys(environment).filter((variable) => !(variable in config.environmentSchema.shape))).toEqual([]);
      const { shutdownTimeoutMs } = config.parseConfig(environment);
      const { terminationGracePeriodSeconds: grace = 30 } = podOf(manifest) ?? {};
      // A pod that is ended has time to finish; the pause before it counts.
      const pause = manifest.kind === 'Deployment' ? 5000 : 0;
      expect(grace * 1000).toBeGreaterThanOrEqual(shutdownTimeoutMs + pause);
      for (const { configMapRef } of containerOf(manifest).envFrom ?? []) {
        expect(ofKind('ConfigMap').map(({ metadata }) => metadata.name)).toContain(configMapRef?.name);
      }
    },
  );

  test('no pod is root, writes to its own image or may ask the cluster, and each has its bounds', () => {
    for (const manifest of running) {
      const pod = podOf(manifest);
      const { securityContext, resources: bounds } = containerOf(manifest);
      expect(pod?.automountServiceAccountToken, manifest.metadata.name).toBe(false);
      expect(pod?.securityContext?.runAsNonRoot).toBe(true);
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(bounds?.limits?.['memory']).toBeDefined();
      const unbounded = (pod?.volumes ?? []).filter(({ emptyDir }) => emptyDir && emptyDir.sizeLimit === undefined);
      expect(unbounded, manifest.metadata.name).toEqual([]);
    }
  });

  test('each server has two pods, of which one at a time may go, asks its own port whether it is well, and a new one is ready first', () => {
    for (const manifest of ofKind('Deployment')) {
      const { name } = manifest.metadata;
      const { livenessProbe, readinessProbe, ports } = containerOf(manifest);
      const port = ports?.[0]?.name;
      expect(manifest.spec, name).toMatchObject({ strategy: { rollingUpdate: { maxUnavailable: 0 } } });
      const scaler = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata.name === name);
      // One of the two says how many: `replicas` beside an autoscaler undoes its work at each apply.
      const counts = [manifest.spec?.['replicas'], scaler?.spec?.['minReplicas']].filter(
        (count) => count !== undefined,
      );
      expect(counts, name).toEqual([2]);
      expect(livenessProbe?.httpGet).toMatchObject({ path: '/livez', port });
      expect(readinessProbe?.httpGet).toMatchObject({ path: '/readyz', port });
      const budget = ofKind('PodDisruptionBudget').find(({ metadata }) => metadata.name === name);
      expect(budget?.spec, name).toMatchObject({ maxUnavailable: 1 });
    }
  });

  test('ports are those that the servers listen to, and services, ingress and autoscalers lead to what is there', () => {
    const portsOf = (manifest: Manifest) =>
      (containerOf(manifest).ports ?? []).map(({ containerPort }) => String(containerPort));
    for (const manifest of ofKind('Deployment')) {
      const { PORT, CONTENT_PORT, PLATFORM_PORT, WORKER_PORT } = environmentOf(manifest);
      const expected = PORT === undefined ? [WORKER_PORT ?? PLATFORM_PORT] : [PORT, CONTENT_PORT];
      expect(portsOf(manifest), manifest.metadata.name).toEqual(expected);
    }
    const deployments = ofKind('Deployment').map(({ metadata }) => metadata.name);
    for (const { metadata } of [...ofKind('Service'), ...ofKind('HorizontalPodAutoscaler')]) {
      expect(deployments).toContain(metadata.name);
    }
    const backends = [...read('ingress.yaml').matchAll(/name: (\w+), port: \{ name: (\w+) \}/g)];
    expect(backends.map(([, service]) => service)).toEqual(['gateway', 'gateway']);
  });

  test('platforms answer gateways alone, workers nobody, and both are asked for their figures by monitoring', () => {
    const policies = ofKind('NetworkPolicy').map(({ spec }) => spec as unknown as NonNullable<INetworkPolicy['spec']>);
    const monitoring = { namespaceSelector: { matchLabels: { 'lectern-monitoring': 'true' } } };
    const callers: Readonly<Record<string, readonly object[]>> = {
      gateway: [{ namespaceSelector: {} }],
      platform: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'gateway' } } }, monitoring],
      worker: [monitoring],
      messenger: [monitoring],
    };
    for (const manifest of ofKind('Deployment')) {
      const { name } = manifest.metadata;
      const about = policies.filter(
        ({ podSelector: { matchLabels = {}, matchExpressions = [] } = {} }) =>
          matchLabels['app.kubernetes.io/name'] === name ||
          matchExpressions.some(({ operator, values }) => operator === 'In' && values?.includes(name)),
      );
      const ports = (containerOf(manifest).ports ?? []).map(({ containerPort }) => ({ port: containerPort }));
      expect(about, name).toMatchObject([{ policyTypes: ['Ingress'], ingress: [{ from: callers[name], ports }] }]);
      expect(about[0]?.ingress?.[0]?.from).toEqual(callers[name]);
    }
  });

  test('the ingress lets the largest upload through, as it comes', () => {
    const annotations = parse(read('ingress.yaml')).metadata.annotations as Readonly<Record<string, string>>;
    const { uploadBytes } = JSON.parse(readFileSync(join(ROOT, 'contracts', 'limits.json'), 'utf8')) as {
      uploadBytes: number;
    };
    const [, megabytes] = /^(\d+)m$/.exec(annotations['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '') ?? [];
    // The parts of a form have some bytes around them.
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(uploadBytes);
    expect(annotations).toMatchObject({
      'nginx.ingress.kubernetes.io/proxy-request-buffering': 'off',
      'nginx.ingress.kubernetes.io/proxy-read-timeout': '300',
    });
  });

  test('every kind of job is done by one of the workers, and the owner of the schema is known to the migration alone', async () => {
    const jobs = (await import(join(ROOT, 'platform', 'src', 'takeJobs.ts'))) as unknown as {
      kindsToDo(entries: readonly string[]): ReadonlySet<string>;
    };
    const kindsOf = (manifest: Manifest) => [
      ...jobs.kindsToDo((environmentOf(manifest)['JOB_KINDS'] ?? 'all').split(',')),
    ];
    const done = ofKind('Deployment')
      .filter(({ metadata }) => metadata.name !== 'gateway')
      .flatMap(kindsOf);
    expect(done.toSorted()).toEqual([...jobs.kindsToDo(['all'])].toSorted());
    const knowing = running.filter((manifest) => 'DATABASE_OWNER_URL' in environmentOf(manifest));
    expect(knowing.map(({ metadata }) => metadata.name)).toEqual(['migration']);
  });

  test('docs/kubernetes.md makes every secret that the pods ask for', () => {
    const asked = running.flatMap((manifest) =>
      (containerOf(manifest).env ?? []).flatMap(({ valueFrom }) => valueFrom?.secretKeyRef?.key ?? []),
    );
    const documented = readFileSync(join(ROOT, 'docs', 'kubernetes.md'), 'utf8');
    expect(asked.filter((key) => !documented.includes(`--from-literal=${key}=`))).toEqual([]);
  });
});
