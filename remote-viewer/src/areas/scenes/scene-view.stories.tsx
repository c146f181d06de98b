import type { PublishedScene } from '@vitrine/shared/contract';
import { emptyScene } from '@vitrine/shared/contract/areas/scenes/document';
import { nothingCovered, shownExperience, withoutParts } from '../../testing/shown-experience';
import { NoScene, SceneView } from './scene-view';

export default { alone: true };

const scene: PublishedScene = {
  ...emptyScene(),
  area: 'scenes',
  documentId: 'scene23456789abc',
  title: { en: 'Room' },
  alt: { en: 'A room with a floor of oak' },
  objects: [],
  models: {},
};
const experience = shownExperience([scene]);
const [part] = experience.root.parts;
const view = (loadPart: typeof experience.loadPart) =>
  part && <SceneView part={part} root={experience.root} loadPart={loadPart} covered={nothingCovered} />;

export const Drawn = () => view(experience.loadPart);
export const Loading = () => view(withoutParts(experience, 'loading').loadPart);
export const Failed = () => view(withoutParts(experience, 'failed').loadPart);
export const None = () => <NoScene />;
