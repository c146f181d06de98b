/** `npm run templates:posters -w api`: draws the landing pictures of the templates. Needs Chromium. */
import sharp from 'sharp';
import { roomShot } from '../library/models/render/room-shot';
import { openStudio } from '../library/models/render/studio';
import { hall, hallPieces } from './event-voting';
import { livingRoom, livingRoomPieces } from './living-room';
import { stage, stagePieces } from './product-launch';
import { type CommittedPicture, posterSizes, smallPosterOf } from './templates';

const studio = await openStudio();
for (const [id, room, pieces] of [
  ['furniture-showroom', livingRoom, livingRoomPieces],
  ['product-launch', stage, stagePieces],
  ['event-voting', hall, hallPieces],
] as const) {
  const sizes = posterSizes(id);
  const { height, width } = sizes.at(-1) as CommittedPicture;
  const picture = await studio.draw({ ...roomShot(room, pieces), camera: room.camera, width, height });
  for (const size of sizes) await sharp(picture).resize(size.width).webp({ quality: 84 }).toFile(size.path);
  await sharp(picture).resize(480).webp({ quality: 78 }).toFile(smallPosterOf(id));
}
await studio.close();
