import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { observable } from '@vitrine/shared/browser/observable';
import type { ManifestPart, ManifestPartContent, TestManifest } from '@vitrine/shared/contract';
import type {
  PreviewFeed,
  PreviewReady,
  PreviewShow,
} from '@vitrine/shared/contract/publishing/preview-feed';
import type { Observable } from '@vitrine/shared/host';
import { environment } from '../browser/environment';
import type { Experience } from '../experience/experience';
import './preview.css';

/** What the preview shows now. */
export interface Previewed {
  experience: Experience;
  /** null until the editor says so. */
  show: PreviewShow | null;
  /** Counts how often the visitor arrived again. */
  arrival: number;
}

/**
 * Listens to the editor, in whose frame this page stands. What is remembered here stays in this page: staff's own
 * device is not a visitor's.
 * @param saved the draft as it was saved, shown until the editor sends what is not.
 */
export function followEditor(saved: Experience, { parts: first }: TestManifest): Observable<Previewed> {
  deviceStorage.forget();
  const parts = new Map<string, ManifestPartContent>(Object.entries(first));
  const loadPart = async ({ hash }: ManifestPart) => {
    if (!environment.get().online) throw new TypeError('The preview is offline');
    const part = parts.get(hash);
    if (!part) throw new Error(`The draft has no part ${hash}`);
    return part;
  };
  const previewed = observable<Previewed>({
    experience: { ...saved, loadPart },
    show: null,
    arrival: 0,
  });
  const become = (next: Partial<Previewed>) => previewed.set({ ...previewed.get(), ...next });

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<PreviewFeed>) => {
    if (origin !== window.location.origin || source !== window.parent) return;
    const { experience, arrival } = previewed.get();
    switch (data.kind) {
      case 'vitrine-draft': {
        for (const [hash, part] of Object.entries(data.parts)) parts.set(hash, part as ManifestPartContent);
        const root = { ...data.root, parts: sameWhereEqual(experience.root.parts, data.root.parts) };
        return become({ experience: { ...experience, root } });
      }
      case 'vitrine-environment':
        environment.set(data.environment);
        document.documentElement.dataset.motion = data.environment.reducedMotion ? 'reduced' : '';
        return;
      case 'vitrine-show':
        return become({ show: data.show });
      case 'vitrine-arrive':
        if (!data.returning) deviceStorage.forget();
        return become({ arrival: arrival + 1, show: null });
    }
  });
  const ready: PreviewReady = { kind: 'vitrine-ready' };
  window.parent.postMessage(ready, window.location.origin);
  return previewed;
}

/** A part that did not change stays the same object, so that what shows it does not load it again. */
function sameWhereEqual(before: ManifestPart[], after: ManifestPart[]): ManifestPart[] {
  return after.map(
    (part) => before.find((former) => JSON.stringify(former) === JSON.stringify(part)) ?? part,
  );
}
