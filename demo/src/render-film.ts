/** `npm run film -w demo`: films the showroom's two rooms, with a poster. Needs a Chromium that encodes H.264. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { roomShot } from '../../api/src/library/models/render/room-shot';
import { type MovingShot, openStudio } from '../../api/src/library/models/render/studio';
import { diningRoom, diningRoomPieces } from '../../api/src/templates/dining-room';
import { livingRoom, livingRoomPieces } from '../../api/src/templates/living-room';
import { filmChapters, filmPixels, filmSeconds } from './showroom-film';

const fieldOfViewDegrees = 30;
const cut = filmChapters.dining.startMs / 1000;

/** From the window past the low table to the armchair. */
const living: MovingShot = {
  ...roomShot(livingRoom, livingRoomPieces),
  ...filmPixels,
  camera: { position: [0.9, 1.25, 3.9], target: [-0.15, 0.62, -0.6], fieldOfViewDegrees },
  cameraTo: { position: [2.6, 1.45, 3.5], target: [0.35, 0.66, -0.5] },
  seconds: cut,
};
/** Along the long table, under the lamps. */
const dining: MovingShot = {
  ...roomShot(diningRoom, diningRoomPieces),
  ...filmPixels,
  camera: { position: [-3, 1.75, 4.4], target: [0.1, 0.9, -0.3], fieldOfViewDegrees },
  cameraTo: { position: [-1.5, 1.5, 4.3], target: [0.1, 0.92, -0.3] },
  seconds: filmSeconds - cut,
};

const studio = await openStudio();
const film = await studio.film({ shots: [living, dining], framesPerSecond: 24, bitsPerSecond: 300_000 });
const poster = await studio.draw(living);
await studio.close();
const folder = import.meta.dirname;
await writeFile(join(folder, 'showroom.mp4'), film);
await sharp(poster).webp({ quality: 82 }).toFile(join(folder, 'showroom-film.webp'));
