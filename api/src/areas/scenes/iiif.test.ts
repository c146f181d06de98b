import { endpoints, type PublishedScene } from '@vitrine/shared/contract';
import fc from 'fast-check';
import { callEndpoint } from '../../testing/call-endpoint';
import { completePoll, completeScene, seedModel } from '../../testing/seed-content';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { iiifManifest } from './iiif';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Annotation {
  body: { id: string; type: string; transform?: Transform[]; source?: { id: string } };
  target: { selector: Place[] };
}
interface Place {
  x: number;
  y: number;
  z: number;
}
interface Transform extends Place {
  type: string;
}
interface Scene {
  id: string;
  type: string;
  label: object;
  items: [{ items: Annotation[] }];
}

it('is served to other sites’ pages, with the scenes alone, and models that can be fetched', async () => {
  const { id: modelId } = await seedModel(api.db, api.brandId);
  const params = { brandId: api.brandId };
  const experience = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params,
    body: { name: 'Showroom', languages: ['en', 'de'] },
  });
  const experienceId = experience.body.id;
  for (const [area, data] of [
    ['scenes', completeScene(modelId, modelId)],
    ['polling', completePoll()],
  ] as const)
    await callEndpoint(api, 'editor', endpoints.createDocument, {
      params,
      body: { experienceId, area, data: { ...data } },
    });
  const published = await callEndpoint(api, 'manager', endpoints.publishExperience, {
    params: { ...params, experienceId },
    body: {},
  });

  const url = `/v1/manifests/${published.body.hash}/iiif`;
  const answer = await api.app.inject({ url });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': expect.stringMatching(
      /^application\/ld\+json; ?profile="http:\/\/iiif\.io\/api\/presentation\/4\/context\.json"/,
    ),
  });
  const manifest = answer.json();
  expect(manifest).toMatchObject({ type: 'Manifest', '@context': expect.stringContaining('presentation/4') });
  expect(new URL(manifest.id).pathname).toBe(url);
  const scenes: Scene[] = manifest.items;
  expect(scenes).toMatchObject([{ type: 'Scene', label: { en: ['Living room'], de: [expect.any(String)] } }]);
  const [camera, ...models] = scenes[0]?.items[0].items ?? [];
  expect(camera?.body.type).toBe('PerspectiveCamera');
  expect(models.map(({ target }) => target.selector[0]?.x)).toEqual([0, 1]);
  const { pathname } = new URL(models[0]?.body.id ?? '');
  expect(pathname).toMatch(/^\/files\/[0-9a-f]{64}\.glb$/);
});

it('of a version that nobody published is not found', async () => {
  const answer = await api.app.inject({ url: `/v1/manifests/${'0'.repeat(64)}/iiif` });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const turned = {
  x: ({ x, y, z }: Place, by: number): Place => ({
    x,
    y: y * Math.cos(by) - z * Math.sin(by),
    z: y * Math.sin(by) + z * Math.cos(by),
  }),
  y: ({ x, y, z }: Place, by: number): Place => ({
    x: x * Math.cos(by) + z * Math.sin(by),
    y,
    z: z * Math.cos(by) - x * Math.sin(by),
  }),
  z: ({ x, y, z }: Place, by: number): Place => ({
    x: x * Math.cos(by) - y * Math.sin(by),
    y: x * Math.sin(by) + y * Math.cos(by),
    z,
  }),
};

/** What a viewer does to a point of the model: one transform after the other, each about axes that stay. */
const moved = (point: Place, transform: Transform[]): Place =>
  transform.reduce((at, { type, x, y, z }) => {
    if (type === 'ScaleTransform') return { x: at.x * x, y: at.y * y, z: at.z * z };
    return turned.z(turned.y(turned.x(at, radians(x)), radians(y)), radians(z));
  }, point);

/** The matrix of Euler angles in the order XYZ, written out. */
const placed = ({ x, y, z }: Place, rotation: Place, scale: Place): Place => {
  const [a, b] = [Math.cos(radians(rotation.x)), Math.sin(radians(rotation.x))];
  const [c, d] = [Math.cos(radians(rotation.y)), Math.sin(radians(rotation.y))];
  const [e, f] = [Math.cos(radians(rotation.z)), Math.sin(radians(rotation.z))];
  const [px, py, pz] = [x * scale.x, y * scale.y, z * scale.z];
  return {
    x: c * e * px - c * f * py + d * pz,
    y: (a * f + b * e * d) * px + (a * e - b * f * d) * py - b * c * pz,
    z: (b * f - a * e * d) * px + (b * e + a * f * d) * py + a * c * pz,
  };
};

it('puts every point of a model where the scene has it', () => {
  const angle = fc.integer({ min: -360, max: 360 });
  const factor = fc.integer({ min: 1, max: 40 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.tuple(angle, angle, angle), fc.tuple(factor, factor, factor), (rotation, scale) => {
      const [model] = annotationsOf({ rotation, scale }).slice(1);
      const [sx, sy, sz] = scale;
      const [rx, ry, rz] = rotation;
      const point = { x: 0.3, y: 1.1, z: -0.7 };
      const here = moved(point, model?.body.transform ?? []);
      const there = placed(point, { x: rx, y: ry, z: rz }, { x: sx, y: sy, z: sz });
      for (const axis of ['x', 'y', 'z'] as const) expect(here[axis]).toBeCloseTo(there[axis], 6);
    }),
  );
});

function annotationsOf(object: Pick<PublishedScene['objects'][number], 'rotation' | 'scale'>): Annotation[] {
  const scene: PublishedScene = {
    area: 'scenes',
    documentId: 'scene23456789abc',
    title: {},
    alt: {},
    lighting: 'studio',
    background: '#ffffff',
    floor: { visible: true, colour: '#eeeeee' },
    camera: { position: [4, 2, 5], target: [0, 1, 0], fieldOfViewDegrees: 40 },
    objects: [{ id: 'chair', name: 'Chair', alt: {}, model: 'm', position: [1, 0, 2], ...object }],
    models: { m: { url: '/files/chair.glb', bytes: 1 } },
  };
  const root = { theme: { title: {}, tagline: {} }, poster: null };
  const manifest = iiifManifest({
    address: 'https://vitrine.example/v1/manifests/1/iiif',
    root,
    scenes: [scene],
  });
  return (manifest.items as Scene[])[0]?.items[0].items ?? [];
}
