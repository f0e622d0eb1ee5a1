import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './lib/project.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const found = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

const settings = found(read('.env.example'), /^#?([A-Z][A-Z0-9_]*)=/gm);
const compose = read('docker-compose.yml');
/** Variables that Compose substitutes in the file. */
const interpolated = found(compose, /\$\{([A-Z][A-Z0-9_]*)/g);
const install = read('docs/operations.md').split('\n## Upgrade')[0];

it('the containers of Compose have only known settings', () => {
  const [, given] = /^x-settings: &settings\n((?: .*\n)+)/m.exec(compose);
  const names = found(given, /^ {2}([A-Z][A-Z0-9_]*):/gm);
  expect(names).toContain('DATABASE_URL');
  expect([...names].filter((name) => !settings.has(name))).toEqual([]);
});

it('the installation is documented with known settings, including all that Compose requires', () => {
  const described = found(install, /^([A-Z][A-Z0-9_]*)=/gm);
  // Node.js reads TMPDIR itself.
  const known = (name) => settings.has(name) || interpolated.has(name) || name === 'TMPDIR';
  expect([...described].filter((name) => !known(name))).toEqual([]);
  const needed = found(compose, /\$\{([A-Z][A-Z0-9_]*):\?/g);
  expect([...needed].filter((name) => !described.has(name))).toEqual([]);
});

it('the image copies existing files', () => {
  const sources = [...read('Dockerfile').matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)]
    .flatMap(([, paths]) => paths.split(' '))
    .map((path) => path.replace('/lectern/', ''))
    .filter((path) => !['.', 'node_modules', 'dist'].includes(path));
  expect(sources).toContain('package-lock.json');
  expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('the Dockerfile has only known instructions and existing stages', () => {
  const steps = read('Dockerfile')
    .replaceAll(/^ *#.*\n/gm, '')
    .replaceAll(/\\\n */g, '')
    .trim()
    .split(/\n+/);
  const known = /^(?:FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK .*CMD|CMD) \S/;
  expect(steps.filter((step) => !known.test(step))).toEqual([]);
  const stages = steps.flatMap((step) => /^FROM \S+ AS (\w+)$/.exec(step)?.[1] ?? []);
  const sources = steps.flatMap((step) => /--from=(\w+)/.exec(step)?.[1] ?? []);
  expect(sources.filter((stage) => !stages.includes(stage))).toEqual([]);
  for (const step of steps) {
    const [, command] = /\bCMD (.+)$/.exec(step) ?? [];
    if (command !== undefined) expect(JSON.parse(command)).toContain('node');
  }
});

it('no proxy logs the secrets in links of mails', () => {
  const format = /log_format (\w+) (.+);/.exec(read('deploy/nginx.conf'));
  expect(format?.[2]).toContain(' $uri ');
  expect(format?.[2]).not.toMatch(/\$request\b|\$request_uri|\$args|\$http_referer/);
  const servers = read('deploy/nginx.conf')
    .split(/^server \{/m)
    .slice(1);
  for (const server of servers) expect(server).toContain(`access.log ${format?.[1]};`);
  for (const file of ['Caddyfile', 'Caddyfile.machine'])
    expect(read(`deploy/${file}`)).toContain('request>uri regexp \\?.* ""');
  expect(read('deploy/kubernetes/ingress.yaml')).toContain("enable-access-log: 'false'");
});

it('nginx limits the connections of a network like a process without a proxy', () => {
  const [, bound] = /connectionsPerNetwork: (\d+),/.exec(read('server/src/platform/http/http-limits.ts'));
  const [main] = read('deploy/nginx.conf').split('listen 80;');
  expect(main).toContain('limit_conn_zone $lectern_network zone=lectern_connections:10m;');
  expect(main).toContain(`limit_conn lectern_connections ${bound};`);
});

it('worker processes may write backups to the documented folder', () => {
  expect(read('docs/operations.md')).toContain('--mode 700 /backups`');
  for (const unit of ['lectern', 'lectern-worker'])
    expect(read(`deploy/${unit}.service`)).toMatch(/^ReadWritePaths=-\/backups$/m);
});

it('the worker of Compose has a writable folder for backups, with documented commands to restore them', () => {
  const { services, volumes } = parse(compose, { merge: true });
  expect(services.worker.volumes).toContain('backups:/backups');
  expect(volumes).toHaveProperty('backups');
  expect(read('Dockerfile')).toMatch(/install --directory --owner=lectern .*\/backups$/m);
  const [, described] = /### Backups of containers\n(.*?)\n### /s.exec(read('docs/operations.md'));
  const commands = found(described, /node scripts\/command\.mjs ([a-z-]+)/g);
  expect([...commands].toSorted()).toEqual(['backup', 'reconcile-payments', 'restore']);
  expect([...commands].filter((name) => !existsSync(join(root, 'server', 'commands', `${name}.ts`)))).toEqual(
    [],
  );
});

describe('a cluster', () => {
  const folder = 'deploy/kubernetes';
  const { resources, images } = parse(read(`${folder}/kustomization.yaml`));
  const objects = resources.flatMap((file) => {
    const documents = parseAllDocuments(read(`${folder}/${file}`));
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    return documents.map((document) => document.toJS());
  });
  const ofKind = (kind) => objects.filter((object) => object.kind === kind);
  const namesOf = (kind) => ofKind(kind).map(({ metadata }) => metadata.name);
  const podsOf = ({ spec }) => spec.template.spec;
  const workloads = [...ofKind('Deployment'), ...ofKind('Job')];

  it('has a kustomization that lists all files', () => {
    const others = readdirSync(join(root, folder)).filter((file) => file !== 'kustomization.yaml');
    expect(resources.toSorted()).toEqual(others.toSorted());
  });

  it('has objects that refer to each other', () => {
    const deployments = ofKind('Deployment');
    const labels = deployments.map(({ spec }) => spec.template.metadata.labels);
    expect(deployments.map(({ spec }) => spec.selector.matchLabels)).toEqual(labels);
    for (const { spec } of ofKind('PodDisruptionBudget'))
      expect(labels).toContainEqual(spec.selector.matchLabels);
    const containers = workloads.map((workload) => podsOf(workload).containers[0]);
    const ports = containers.flatMap((container) => container.ports ?? []).map(({ name }) => name);
    for (const { spec } of ofKind('Service')) {
      expect(labels).toContainEqual(spec.selector);
      for (const { targetPort } of spec.ports) expect(ports).toContain(targetPort);
    }
    for (const { envFrom } of containers)
      expect(namesOf('ConfigMap')).toContain(envFrom[0].configMapRef.name);
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(namesOf(spec.scaleTargetRef.kind)).toContain(spec.scaleTargetRef.name);
    const [{ backend }] = ofKind('Ingress')[0].spec.rules[0].http.paths;
    const service = ofKind('Service').find(({ metadata }) => metadata.name === backend.service.name);
    expect(service.spec.ports.map(({ name }) => name)).toContain(backend.service.port.name);
  });

  it('has known settings, and documents its secrets', () => {
    const [{ data }] = ofKind('ConfigMap');
    const names = Object.keys(data).map((name) => name.replace(/_FILE$/, ''));
    expect(names.filter((name) => !settings.has(name))).toEqual([]);
    const secrets = Object.values(data).filter((value) => value.startsWith('/secrets/'));
    for (const file of secrets)
      expect(read(`${folder}/settings.yaml`)).toMatch(new RegExp(`# .*\\b${file.slice(9)}\\b`));
  });

  it('runs processes with health checks and with volumes for the folders they write to', () => {
    const roles = ofKind('Deployment').map((workload) => podsOf(workload).containers[0].env[0].value);
    expect(roles).toEqual(['web', 'worker']);
    for (const workload of ofKind('Deployment')) {
      const [container] = podsOf(workload).containers;
      expect(container.readinessProbe.httpGet.path).toBe('/readyz');
      // All pods check the same database. One slow response must not make all of them unready.
      expect(container.readinessProbe.failureThreshold).toBeGreaterThan(1);
      expect(container.livenessProbe.httpGet.path).toBe('/livez');
    }
    for (const workload of workloads) {
      const { containers, volumes } = podsOf(workload);
      const [{ image, securityContext, volumeMounts }] = containers;
      expect(images.map(({ name }) => name)).toContain(image);
      expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true });
      expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    }
  });

  it('migrates only by a job', () => {
    expect(ofKind('ConfigMap')[0].data.MIGRATE_AT_START).toBe('false');
    const [, , command] = podsOf(ofKind('Job')[0]).containers[0].command;
    expect(existsSync(join(root, 'server', 'commands', `${command}.ts`))).toBe(true);
  });

  it('alerts on memory before a process reaches its limit', () => {
    const { groups } = parse(read('deploy/monitoring/alerts.yml'));
    const rule = groups[0].rules.find(({ alert }) => alert === 'LecternMemory');
    const [, bytes] = rule.expr.split(' > ');
    for (const workload of ofKind('Deployment')) {
      const { memory } = podsOf(workload).containers[0].resources.limits;
      expect(Number(bytes)).toBeLessThan(Number(memory.replace('Gi', '')) * 1024 ** 3);
    }
  });

  it('scales workers by metrics that the adapter provides, the same for any number of processes', () => {
    const { rules } = parse(read('deploy/monitoring/prometheus-adapter.yaml'));
    const queries = new Map(
      rules.external.map(({ seriesQuery, metricsQuery }) => [seriesQuery, metricsQuery]),
    );
    const asked = ofKind('HorizontalPodAutoscaler').flatMap(({ spec }) =>
      spec.metrics.flatMap(({ external }) => external?.metric.name ?? []),
    );
    expect(asked).toEqual(['lectern_jobs', 'lectern_jobs_wait_seconds']);
    for (const name of asked) expect(queries.get(name)).toMatch(/^max by /);
  });
});

it('systemd limits the memory of each unit, and keeps the unit when one of its processes is killed', () => {
  const units = readdirSync(join(root, 'deploy')).filter((file) => file.endsWith('.service'));
  expect(units.length).toBeGreaterThan(2);
  for (const unit of units) expect(read(`deploy/${unit}`)).toMatch(/^MemoryMax=\S+\nOOMPolicy=continue$/m);
});

describe('Compose', () => {
  const { services, volumes } = parse(compose, { merge: true });
  const images = Object.values(services).flatMap(({ image }) =>
    image && image !== 'lectern' ? [image] : [],
  );

  it('has services that refer to existing services, volumes and files', () => {
    for (const { depends_on: needed = {}, volumes: mounts = [] } of Object.values(services)) {
      for (const [name, { condition }] of Object.entries(needed)) {
        expect(services).toHaveProperty([name]);
        if (condition === 'service_healthy') expect(services[name].healthcheck.test[0]).toBe('CMD');
      }
      for (const source of mounts.map((mount) => mount.split(':')[0]))
        expect(source.startsWith('.') ? existsSync(join(root, source)) : source in volumes, source).toBe(
          true,
        );
    }
  });

  it('runs images of exact versions', () => {
    expect(images.length).toBeGreaterThan(2);
    for (const image of images) expect(image).toMatch(/:(?:v?\d+\.\d+\.\d+|\d+\.\d+-)/);
  });

  it('rotates the log of every service', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging, name).toEqual({
        driver: 'json-file',
        options: { 'max-size': '10m', 'max-file': '5' },
      });
  });

  it('keeps the files of the school on one volume of all its processes', () => {
    for (const { volumes: mounts, environment } of [services.web, services.worker]) {
      expect(mounts).toContain('files:/data');
      expect(environment).not.toHaveProperty('S3_BUCKET');
    }
    expect(read('Dockerfile')).toContain('DATA_DIR=/data');
  });

  it('gives the school a database account that owns only its database', () => {
    const { postgres, web } = services;
    const { username } = new URL(web.environment.DATABASE_URL.replaceAll(/\$\{[^}]*\}/g, 'x'));
    // The image creates a superuser of this name.
    expect(postgres.environment.POSTGRES_USER ?? 'postgres').not.toBe(username);
    expect(read('deploy/postgres/school.sql')).toContain(`create role ${username} login password`);
  });

  it('has a policy for a bucket that allows the actions that the school needs, and no others', () => {
    const { Statement } = JSON.parse(read('deploy/storage/school-policy.json'));
    for (const { Resource } of Statement)
      for (const resource of Resource) expect(resource).toMatch(/^arn:aws:s3:::lectern(\/\*)?$/);
    const allowed = Statement.flatMap(({ Action }) => Action);
    expect(allowed.filter((action) => action.includes('*'))).toEqual([]);
    /** The actions that an S3 command needs, if they differ from its name. */
    const actions = {
      HeadObject: ['GetObject'],
      CopyObject: ['GetObject', 'PutObject'],
      UploadPartCopy: ['GetObject', 'PutObject'],
      UploadPart: ['PutObject'],
      CreateMultipartUpload: ['PutObject'],
      CompleteMultipartUpload: ['PutObject'],
      ListMultipartUploads: ['ListBucketMultipartUploads'],
      ListParts: ['ListMultipartUploadParts'],
      HeadBucket: ['ListBucket'],
      ListObjectsV2: ['ListBucket'],
    };
    const sources = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' }).filter(
      (path) => path.endsWith('.ts') && !path.includes('.test'),
    );
    const commands = new Set(
      sources.flatMap((path) => [...found(read(`server/src/${path}`), /new ([A-Z]\w+)Command\(/g)]),
    );
    expect([...commands]).toContain('GetObject');
    const needed = [...commands].flatMap((command) => actions[command] ?? [command]);
    expect(needed.filter((action) => !allowed.includes(`s3:${action}`))).toEqual([]);
  });
});

describe('proxies', () => {
  it.each(['nginx.conf', 'Caddyfile', 'Caddyfile.machine'])(
    'never redirect to a host name of the request: %s',
    (file) => {
      const text = read(`deploy/${file}`);
      const redirects = text.match(/(?:return 30\d|redir) \S+/g);
      expect(redirects).toHaveLength(1);
      expect(redirects[0]).toMatch(/https:\/\/(?:\$server_name|\{\$SCHOOL_HOST\}|school\.example)[${]/);
      for (const path of ['api', 'graphql', 'uploads', 'media', 'captions', 'webhooks', 'metrics'])
        expect(text).toMatch(new RegExp(`(?:@api path.*/|location ~\\* \\^/\\(.*)${path}`));
    },
  );
});
