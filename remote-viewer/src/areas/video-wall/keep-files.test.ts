import { type Keeping, keepFiles } from './keep-files';

const kept: Keeping[] = [];
const never = new AbortController().signal;
const keep = (...addresses: string[]) => keepFiles(addresses, (keeping) => kept.push(keeping), never);
const answers = (files: Record<string, number>) => {
  global.fetch = (async (address: string) => {
    const bytes = files[address];
    if (bytes === undefined) throw new TypeError('Failed to fetch');
    const half = new Uint8Array(bytes / 2);
    const chunks = [half, half];
    return {
      ok: true,
      status: 200,
      headers: new Headers({ 'content-length': String(bytes) }),
      body: {
        cancel: async () => undefined,
        getReader: () => ({
          read: async () => {
            const value = chunks.shift();
            return value ? { done: false, value } : { done: true };
          },
        }),
      },
    };
  }) as unknown as typeof fetch;
};
const room = (quota: number, usage: number) =>
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { estimate: async () => ({ quota, usage }) },
  });

beforeEach(() => {
  kept.length = 0;
  room(1_000_000, 0);
});

test('says how far it has come, over all files', async () => {
  answers({ '/a.mp4': 100, '/b.mp4': 300 });
  await keep('/a.mp4', '/b.mp4');
  expect(kept.map((one) => (one.state === 'keeping' ? one.share : one.state))).toEqual([
    0,
    0.25,
    0.5,
    0.5,
    0.75,
    1,
    'kept',
  ]);
});

test('says so where the device has no room for a file, and does not fetch it', async () => {
  room(1_000, 900);
  answers({ '/a.mp4': 400 });
  await keep('/a.mp4');
  expect(kept.at(-1)).toEqual({ state: 'no-room' });
});

test('says so where a file does not come', async () => {
  answers({});
  await keep('/a.mp4');
  expect(kept.at(-1)).toEqual({ state: 'failed' });
});
