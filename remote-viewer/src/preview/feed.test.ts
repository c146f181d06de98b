import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { ManifestPart, TestManifest } from '@vitrine/shared/contract';
import type { PreviewFeed } from '@vitrine/shared/contract/publishing/preview-feed';
import { environment } from '../browser/environment';
import type { Experience } from '../experience/experience';
import { followEditor } from './feed';

const part = (hash: string, title = hash): ManifestPart => ({
  area: 'polling',
  documentId: `of-${title}`,
  title: { en: title },
  hash,
  bytes: 2,
});
const rootOf = (...parts: ManifestPart[]) => ({ parts }) as Experience['root'];
const content = (title: string) => ({ area: 'polling', title: { en: title } }) as never;

const saved = { root: rootOf(part('a'), part('b')) } as Experience;
const follow = () => followEditor(saved, { parts: { a: content('a') } } as unknown as TestManifest);

/** As the editor says it: the page around this one, which is this one here. */
const hear = (data: PreviewFeed | { kind: 'other' }, from: Partial<MessageEventInit> = {}) =>
  window.dispatchEvent(
    new MessageEvent('message', { data, origin: window.location.origin, source: window, ...from }),
  );

it('shows the saved draft until the editor sends what is not, and keeps what did not change', async () => {
  const previewed = follow();
  const { experience } = previewed.get();
  const [kept, changed] = experience.root.parts;
  hear({ kind: 'vitrine-draft', root: rootOf(part('a'), part('c', 'b')), parts: { c: content('b, typed') } });
  const next = previewed.get().experience;
  expect(next.root.parts[0]).toBe(kept);
  expect(next.root.parts[1]).not.toBe(changed);
  // The same function: what shows a part would otherwise load it again.
  expect(next.loadPart).toBe(experience.loadPart);
  expect(await next.loadPart(part('a'))).toEqual(content('a'));
  expect(await next.loadPart(part('c', 'b'))).toEqual(content('b, typed'));
});

it('hears nobody but the page around it', () => {
  const previewed = follow();
  const draft: PreviewFeed = { kind: 'vitrine-draft', root: rootOf(), parts: {} };
  hear(draft, { origin: 'https://elsewhere.example' });
  hear(draft, { source: null });
  hear({ kind: 'other' });
  expect(previewed.get().experience.root.parts).toHaveLength(2);
  hear(draft);
  expect(previewed.get().experience.root.parts).toHaveLength(0);
});

it('lets the editor set the circumstances', async () => {
  const { experience } = follow().get();
  const circumstances = { language: 'de', reducedMotion: true, dark: null, webgl: false, online: false };
  hear({ kind: 'vitrine-environment', environment: circumstances });
  expect(environment.get()).toEqual(circumstances);
  await expect(experience.loadPart(part('a'))).rejects.toThrow('offline');
  expect(document.documentElement.dataset.motion).toBe('reduced');
  hear({ kind: 'vitrine-environment', environment: { ...circumstances, reducedMotion: null, online: true } });
  expect(document.documentElement.dataset.motion).toBe('');
  expect(await experience.loadPart(part('a'))).toEqual(content('a'));
});

it('remembers for a visitor who comes again, forgets for one who never came, and leaves the device alone', () => {
  localStorage.setItem('vitrine.language', 'de');
  const previewed = follow();
  expect(deviceStorage.get('vitrine.language')).toBeNull();
  deviceStorage.set('vitrine.language', 'fr');
  hear({ kind: 'vitrine-arrive', returning: true });
  expect(previewed.get().arrival).toBe(1);
  expect(deviceStorage.get('vitrine.language')).toBe('fr');
  hear({ kind: 'vitrine-arrive', returning: false });
  expect(previewed.get().arrival).toBe(2);
  expect(deviceStorage.get('vitrine.language')).toBeNull();
  expect(localStorage.getItem('vitrine.language')).toBe('de');
});
