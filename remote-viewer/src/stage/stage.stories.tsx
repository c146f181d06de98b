import type { ManifestPart } from '@vitrine/shared/contract';
import { addressesOf } from '../address/addresses-of';
import { opened } from '../address/place';
import { shownExperience } from '../testing/shown-experience';
import { Dock } from './dock';
import { panelsIn } from './panels';
import { PartName } from './part-name';
import { Stage } from './stage';

export default { alone: true };

const nothing = () => undefined;
const part = (area: string, documentId: string | null, title: string): ManifestPart => ({
  area,
  documentId,
  title: title ? { en: title } : {},
  hash: `${area} ${title}`,
  bytes: 1,
});
const questions = ['Your oak', 'What would you like to see next time, and in which of our stores?'].map(
  (title) => part('polling', title, title),
);
const parts = [...questions, part('products', null, ''), part('videos', null, '')];
const experience = shownExperience([], { parts });

const { first } = addressesOf(parts);
export const WithNothingOpen = () => <Stage experience={experience} live={null} place={first} />;

const place = { ...first, open: opened('poll', 'Your oak') };
/** What was opened did not come. */
export const WithASheet = () => <Stage experience={experience} live={null} place={place} />;

const rooms = ['Living room', 'Kitchen', 'Bedroom', 'Study', 'Hall', 'Terrace', 'Library'];
const views = rooms.map((title) => part('scenes', title, title));
const panels = panelsIn(parts);
const dockOf = (scenes: ManifestPart[]) => (
  <Dock
    views={scenes}
    view={scenes[0]}
    panels={panels}
    openKey={panels[0]?.key ?? null}
    onLeave={nothing}
    onView={nothing}
    onOpen={nothing}
  />
);
export const DockOfSeveralScenes = () => dockOf(views.slice(0, 2));
export const DockOfManyScenes = () => dockOf(views);

export const NamesOfParts = () =>
  parts.map(({ area, hash, title }) => (
    <p key={hash}>
      <PartName area={area} title={title} />
    </p>
  ));
