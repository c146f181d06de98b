import { Blob } from 'node:buffer';
import { renderHook, waitFor } from '@testing-library/react';
import { loadedModel } from './model-cache';
import { glbOf } from './testing/glb-of';
import { useModel } from './use-model';

// jsdom's Blob cannot be read, and what Node's gives is a buffer to three only by Node's own name for it.
const { buffer } = new TextEncoder().encode('');
Object.assign(globalThis, { Blob, ArrayBuffer: buffer.constructor });

test('a file that replaces another is shown in its place, and the former one is let go', async () => {
  const files: Record<string, Uint8Array<ArrayBuffer>> = {
    '/chair.glb': glbOf([{ name: 'Chair' }]),
    '/stool.glb': glbOf([{ name: 'Stool' }]),
  };
  globalThis.fetch = async (input) => new Response(files[String(input)]);
  const { rerender, result, unmount } = renderHook(
    ({ sha256, url }) => useModel({ sha256, url, bytes: files[url]?.length ?? 0 })?.object.children[0]?.name,
    { initialProps: { sha256: 'a', url: '/chair.glb' } },
  );
  await waitFor(() => expect(result.current).toBe('Chair'));
  rerender({ sha256: 'b', url: '/stool.glb' });
  await waitFor(() => expect(result.current).toBe('Stool'));
  await waitFor(() => expect(loadedModel('a')).toBeNull());
  unmount();
});
