import { modelFiles } from '@vitrine/shared/browser/model-files';
import type { PublishedScene } from '@vitrine/shared/contract';

/**
 * Fetches a scene's models ahead. While its code comes, which takes longer to be set up than a model, they come beside
 * it one after the other; the rest at once when it is there. So a slow network never stands idle between the two.
 */
export async function fetchModels({ models }: PublishedScene, code: Promise<unknown>): Promise<void> {
  for (const model of Object.values(models)) {
    const { url } = modelFiles(model)[0];
    await Promise.race([code, preload(url)]).catch(() => undefined);
  }
}

/** As it will be asked for (shared/src/scene/read-bytes.ts). @returns when it has come, or did not */
const preload = (href: string) =>
  new Promise<void>((done) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
