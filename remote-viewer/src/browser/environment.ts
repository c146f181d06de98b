import { observable } from '@vitrine/shared/browser/observable';
import type { PreviewEnvironment } from '@vitrine/shared/contract/publishing/preview-feed';

/**
 * The visitor's circumstances that the editor's preview can set. What depends on language, motion, WebGL or
 * connection asks here instead of the browser.
 */
export const environment = observable<PreviewEnvironment>({
  language: null,
  reducedMotion: null,
  dark: null,
  webgl: true,
  online: true,
});
