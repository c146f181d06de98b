import { resolve } from 'node:path';
import { repositorySources } from './repository-sources';

/** Where a picture stands whole in a frame of another shape, and why there is no other way. */
const meant = [
  // A logo stands whole on the ground that it will stand on.
  'remote-experience-editor/src/uploads/uploads.module.css: .frame[data-fit="contain"] img',
  'remote-manager/src/brand/logo-field.module.css: .frame img',
  'shared/src/ui/parts/marks/initials.module.css: .logo',
  // A film’s own setting says whether it fills its place.
  'remote-experience-editor/src/areas/videos/videos.module.css: .player video[data-fit="contain"]',
  'remote-viewer/src/areas/videos/videos.module.css: .video[data-fit="contain"]',
  // A product is looked at as a whole.
  'remote-viewer/src/areas/products/gallery.module.css: .slide img,\n.large img',
];

test('pictures stand between bands only where that is meant', () => {
  const sheets = repositorySources(resolve(__dirname, '../..'), ['*.css']);
  const found = [...sheets].flatMap(([path, css]) =>
    [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{[^{}]*object-fit:\s*contain/g)].map(
      ([, selector = '']) => `${path}: ${selector.trim()}`,
    ),
  );
  expect(found.sort()).toEqual(meant.toSorted());
});
