import { mayFetch3d } from '@vitrine/shared/browser/may-fetch-3d';
import { enterFragment } from '@vitrine/shared/contract/federation/runtime-config';

/**
 * Fetches what is behind the way in as soon as that is pressed in the first paint (server/first-paint.ts), before the
 * viewer is there to do so: React takes half a second to start, in which a slow network would stand idle.
 */
export function fetchStageAtPress(): void {
  const tags = document.querySelector<HTMLTemplateElement>('.first-paint template')?.content;
  if (!tags || !mayFetch3d()) return;
  const follow = () => {
    if (window.location.hash === `#${enterFragment}`) document.head.append(tags);
  };
  window.addEventListener('hashchange', follow);
  follow();
}
