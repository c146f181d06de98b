/** @jest-environment node */

import { afterEach, expect, jest, test } from '@jest/globals';
import { Mesh, type Object3D } from 'three';
import { takeModel } from './model-cache';
import { glbOf } from './testing/glb-of';

afterEach(() => {
  jest.restoreAllMocks();
});

test('A model keeps nothing of what its file says besides, which each copy would carry', async () => {
  const bytes = glbOf([{ name: 'Leg', extras: { note: 'x'.repeat(1_000) } }, { extensions: { ACME_x: {} } }]);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
  const { model, release } = takeModel({ sha256: 'a', url: '/a.glb', bytes: bytes.length });
  const { object } = await model;
  const said: object[] = [];
  object.traverse(({ userData }) => said.push(userData));
  expect(said).toEqual([{}, {}, {}]);
  release();
});

test('A model comes in one of its material variants when it is asked for, as it was made where that says nothing, and not in one that is broken', async () => {
  const primitive = (extensions: object) => ({ attributes: {}, material: 0, extensions });
  const mappings = [
    { material: 1, variants: [1, 2] },
    { material: 9, variants: [3] },
  ];
  const bytes = glbOf([{ mesh: 0 }], {
    extensionsUsed: ['KHR_materials_variants'],
    extensions: {
      KHR_materials_variants: { variants: ['Oak', 'Walnut', 'Nut', 'Broken'].map((name) => ({ name })) },
    },
    materials: [{ name: 'oak' }, { name: 'walnut' }],
    meshes: [{ primitives: [primitive({ KHR_materials_variants: { mappings } }), primitive({})] }],
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
  const { model, release } = takeModel({ sha256: 'c', url: '/c.glb', bytes: bytes.length });
  const { dressed, object } = await model;
  const materialsOf = (one: Object3D | null | undefined) => {
    const found: string[] = [];
    one?.traverse((part) => part instanceof Mesh && found.push(part.material.name));
    return found;
  };
  const names = ['Oak', 'Walnut', 'Nut', 'Elm'];
  const shown = await Promise.all(names.map(async (name) => materialsOf(await dressed?.(name))));
  expect(shown).toEqual([['oak', 'oak'], ['walnut', 'oak'], ['walnut', 'oak'], []]);
  expect(await dressed?.('Walnut')).toBe(await dressed?.('Walnut'));
  await expect(dressed?.('Broken')).rejects.toThrow();
  expect(materialsOf(object)).toEqual(['oak', 'oak']);
  release();
});

test('A model brings no lights of its own, which each copy would shine with, and keeps what hangs from them', async () => {
  const lights = Array.from({ length: 8 }, (_, index) => ({
    type: ['point', 'spot', 'directional'][index % 3],
  }));
  const nodes = lights.map((_, light) => ({
    name: `Bulb${light}`,
    extensions: { KHR_lights_punctual: { light } },
    children: [lights.length + light],
  }));
  const shades = lights.map((_, light) => ({ name: `Shade${light}` }));
  const bytes = glbOf([...nodes, ...shades], {
    scenes: [{ nodes: nodes.map((_, index) => index) }],
    extensionsUsed: ['KHR_lights_punctual'],
    extensions: { KHR_lights_punctual: { lights } },
  });
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(bytes));
  const { model, release } = takeModel({ sha256: 'b', url: '/b.glb', bytes: bytes.length });
  const { object } = await model;
  const lit: string[] = [];
  object.traverse((part) => {
    if ('isLight' in part) lit.push(part.name);
  });
  expect(lit).toEqual([]);
  expect(object.getObjectByName('Bulb7')?.children.map(({ name }) => name)).toEqual(['Shade7']);
  release();
});
