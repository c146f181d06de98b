/** `npm run demo:poster -w api`: draws the demo's living room as its landing picture. Needs Chromium. */
import { join } from 'node:path';
import sharp from 'sharp';
import { livingRoom, livingRoomPieces } from '../../../demo/living-room';
import { modelsFolder } from '../models-folder';
import { roomShot } from './room-shot';
import { openStudio } from './studio';

const [width, height] = [1600, 1000];
const studio = await openStudio();
const picture = await studio.draw({
  ...roomShot(livingRoom, livingRoomPieces),
  camera: livingRoom.camera,
  width,
  height,
});
await studio.close();
await sharp(picture).webp({ quality: 86 }).toFile(join(modelsFolder, '../../demo/poster.webp'));
