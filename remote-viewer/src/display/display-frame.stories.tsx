import type { ManifestPart } from '@vitrine/shared/contract';
import { addressesOf } from '../address/addresses-of';
import { opened } from '../address/place';
import { Stage } from '../stage/stage';
import { shownExperience } from '../testing/shown-experience';
import { DisplayFrame } from './display-frame';
import { DisplaySettingContext } from './use-display';

export default { alone: true };

const parts: ManifestPart[] = ['Your oak', 'What would you like to see next time?'].map((title) => ({
  area: 'polling',
  documentId: title,
  title: { en: title },
  hash: title,
  bytes: 1,
}));
const experience = shownExperience([], { parts });
const { first } = addressesOf(parts);

/** As large as its screen asks for. */
export const Kiosk = () => (
  <DisplaySettingContext value={{ mode: 'kiosk', isKiosk: true }}>
    <DisplayFrame>
      <Stage experience={experience} live={null} place={{ ...first, open: opened('poll', 'Your oak') }} />
    </DisplayFrame>
  </DisplaySettingContext>
);
