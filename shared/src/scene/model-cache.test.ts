/** @jest-environment node */

import { afterEach, expect, jest, test } from '@jest/globals';
import { takeModel } from './model-cache';

/** A GLB of nodes alone. */
function glbOf(nodes: object[]): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify({
    asset: { version: '2.0' },
    scene: 0,
    scenes: [{ nodes: nodes.map((_, index) => index), extras: { maker: 'somebody' } }],
    nodes,
  });
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const glb = new Uint8Array(20 + text.length);
  const head = new DataView(glb.buffer);
  for (const [index, value] of [0x46546c67, 2, glb.length, text.length, 0x4e4f534a].entries())
    head.setUint32(index * 4, value, true);
  glb.set(text, 20);
  return glb;
}

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
