import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { PublishedVideo } from '@vitrine/shared/contract';
import { captionsKey } from './captions-key';

const off = 'off';

/**
 * The language of a video's captions to begin with: the visitor's own where there are some, else what there is. On,
 * unless the visitor turned them off before.
 * @returns null for none.
 */
export function firstCaptions(captions: PublishedVideo['captions'], language: string): string | null {
  const there = Object.keys(captions);
  if (deviceStorage.get(captionsKey) === off) return null;
  const close = there.find((tag) => tag.split('-')[0] === language.split('-')[0]);
  return there.includes(language) ? language : (close ?? there[0] ?? null);
}

/** Keeps on this device whether captions are wanted. */
export function keepCaptions(language: string | null): void {
  if (language === null) deviceStorage.set(captionsKey, off);
  else deviceStorage.remove(captionsKey);
}
