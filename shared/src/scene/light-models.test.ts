/** @jest-environment node */

import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { loadModels } from './load-models';
import { loadedModel, takeModel } from './model-cache';
import { glbOf } from './testing/glb-of';

/** What the browser says of the network; undefined: nothing, as Safari. */
const say = (connection: object | undefined) =>
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true });
afterEach(() => {
  jest.restoreAllMocks();
  say(undefined);
});

const slow = { effectiveType: '3g' };
const [full, light] = [glbOf([{ name: 'Full' }]), glbOf([{ name: 'Light' }])];
const chair = { url: '/chair.glb', bytes: 100_000, light: { url: '/light.glb', bytes: 40_000 } };

/** @param there what the network has. @returns the addresses that are asked for, as they come. */
function serve(there: Record<string, Uint8Array<ArrayBuffer>>): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(String(input));
    const file = there[String(input)];
    if (!file) throw new TypeError('Failed to fetch');
    return new Response(file);
  });
  return asked;
}

describe('A model with a light form', () => {
  test.each([
    ['is fetched in that where the network is slow', slow, '/light.glb', 'Light'],
    ['is fetched in that where somebody saves data', { saveData: true }, '/light.glb', 'Light'],
    ['is fetched as it is where the network is fast', { effectiveType: '4g' }, '/chair.glb', 'Full'],
    ['is fetched as it is where nobody says how fast the network is', undefined, '/chair.glb', 'Full'],
  ])('%s', async (_, connection, url, name) => {
    say(connection);
    const asked = serve({ '/chair.glb': full, '/light.glb': light });
    const { model, release } = takeModel({ sha256: JSON.stringify(connection ?? null), ...chair });
    expect((await model).object.children[0]?.name).toBe(name);
    expect(asked).toEqual([url]);
    release();
  });

  test.each([
    ['light form', slow, { '/chair.glb': full }, 'Full'],
    ['own file', undefined, { '/light.glb': light }, 'Light'],
  ])(
    'whose %s cannot be had is shown by the other one, which the device may have kept',
    async (_, connection, there, name) => {
      say(connection);
      serve(there);
      const { model, release } = takeModel({ sha256: `kept ${name}`, ...chair });
      expect((await model).object.children[0]?.name).toBe(name);
      release();
    },
  );

  test('of which neither can be had fails', async () => {
    serve({});
    const { model, release } = takeModel({ sha256: 'none', ...chair });
    await expect(model).rejects.toThrow('Failed to fetch');
    release();
  });

  test('that nobody wants any more is not asked for again', async () => {
    const asked: string[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      asked.push(String(input));
      return new Promise((_, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    });
    const { model, release } = takeModel({ sha256: 'left', ...chair });
    release();
    await expect(model).rejects.toThrow();
    expect(asked).toEqual(['/chair.glb']);
  });

  test('counts in a scene’s progress with the bytes of the file that comes', async () => {
    say(slow);
    serve({ '/light.glb': light, '/table.glb': full });
    const told: [number, number][] = [];
    const models = { a: chair, b: { url: '/table.glb', bytes: 10_000 } };
    const { failed, release } = await loadModels(models, (...progress) => told.push(progress));
    expect(failed).toEqual([]);
    expect(told.at(0)).toEqual([0, 50_000]);
    expect(told.at(-1)).toEqual([50_000, 50_000]);
    expect(loadedModel('a')).not.toBeNull();
    const counts = told.map(([loaded]) => loaded);
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    release();
  });
});
