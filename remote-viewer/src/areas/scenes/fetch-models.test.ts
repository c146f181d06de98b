import type { PublishedScene } from '@vitrine/shared/contract';
import { fetchModels } from './fetch-models';

const models: PublishedScene['models'] = {
  sofa: { url: '/sofa.glb', bytes: 100_000, light: { url: '/light-sofa.glb', bytes: 40_000 } },
  rug: { url: '/rug.glb', bytes: 20_000 },
  lamp: { url: '/lamp.glb', bytes: 20_000 },
};
const scene = { models } as PublishedScene;

const links = () => [...document.head.querySelectorAll('link')];
const fetched = () => links().map((link) => link.getAttribute('href'));
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => document.head.replaceChildren());

test.each([
  ['3g', ['/light-sofa.glb', '/rug.glb', '/lamp.glb']],
  ['4g', ['/sofa.glb', '/rug.glb', '/lamp.glb']],
])(
  'On a network like %s the models that fit it are on their way with the code',
  async (effectiveType, urls) => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType }, configurable: true });
    await fetchModels(scene, Promise.resolve());
    expect(fetched()).toEqual(urls);
  },
);

test('While the code comes they come one after the other, and the rest once it is there', async () => {
  let arrive = () => {};
  void fetchModels(scene, new Promise<void>((resolve) => (arrive = resolve)));
  expect(fetched()).toHaveLength(1);
  links()[0]?.dispatchEvent(new Event('error'));
  await settle();
  expect(fetched()).toHaveLength(2);
  arrive();
  await settle();
  expect(fetched()).toHaveLength(3);
});
