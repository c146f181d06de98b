/**
 * Runs in a process of its own, which may be killed: checks the video whose path is its first argument and, where its
 * index stands at the end, writes a copy to the second. Prints lines of JSON: `{"progress":0.5}`, and at last
 * `{"video":{…}}`, `{"refusal":"…"}` or `{"failure":"…"}` (see video-check.ts).
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { FilePathSource, Input, MP4, WEBM } from 'mediabunny';
import { fastStartPlan, topLevelBoxes, writeFastStart } from './mp4-fast-start.mjs';
import { kindOf, wholeWebm } from './video-kind.mjs';

const [, , path, rewrittenPath] = process.argv;

class Refusal extends Error {}
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const refuse = (text) => {
  throw new Refusal(text);
};

const playableVideo = { avc: 'H.264', vp8: 'VP8', vp9: 'VP9', av1: 'AV1' };
const playableAudio = ['aac', 'opus', 'mp3', 'vorbis', 'flac'];
/** Baseline, Main, Extended, High: what H.264 decoders in browsers know. Others have 10 bits or 4:2:2. */
const avcProfiles = ['42', '4d', '58', '64'];
const names = { hevc: 'H.265 (HEVC)', mp4v: 'MPEG-4 Part 2', apcn: 'ProRes', apch: 'ProRes', ap4h: 'ProRes' };

async function check() {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    if (size === 0) refuse('The file is empty.');
    const kind = await kindOf(file, size);
    if (kind.refusal) refuse(kind.refusal);
    const boxes = kind.name === 'mp4' ? await topLevelBoxes(file, size) : null;
    if (boxes ? boxes.cutOff : !(await wholeWebm(file, size)))
      refuse('The video is cut off: its end is missing. Please export it or copy it again.');
    if (boxes && !boxes.find('moov')) refuse('The video has no index (moov). It was probably not finished.');

    const facts = await factsOf();
    const plan = boxes && (await fastStartPlan(file, boxes));
    if (plan) await writeFastStart(file, plan, rewrittenPath, (share) => say({ progress: share * 0.6 }));
    const kept = plan ? rewrittenPath : path;
    const sha256 = await hashOf(kept, plan ? 0.6 : 0);
    const { size: bytes } = await stat(kept);
    const described = kind.name === 'mp4' ? ['video/mp4', 'mp4'] : ['video/webm', 'webm'];
    return { type: described[0], extension: described[1], ...facts, bytes, sha256, rewritten: Boolean(plan) };
  } finally {
    await file.close();
  }
}

async function factsOf() {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM] });
  try {
    const video = await input.getPrimaryVideoTrack();
    if (!video) refuse('There is no picture in this video.');
    await checkCodecs(video, await input.getPrimaryAudioTrack());
    const durationMs = Math.round((await input.computeDuration()) * 1000);
    if (!(durationMs > 0)) refuse('The video has no length.');
    return { width: video.displayWidth, height: video.displayHeight, durationMs };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return refuse(
      `The video cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    );
  } finally {
    input.dispose();
  }
}

async function checkCodecs(video, audio) {
  const codec = await video.getCodecParameterString();
  if (!(video.codec in playableVideo) || (video.codec === 'avc' && !avcProfiles.includes(codec?.slice(5, 7))))
    refuse(
      `Browsers cannot be relied on to play this video’s codec, ${nameOf(video, codec)}. Export it as H.264, VP9 or AV1.`,
    );
  if (audio && !playableAudio.includes(audio.codec))
    refuse(`Browsers cannot play this video’s sound, ${nameOf(audio, null)}. Export it with AAC or Opus.`);
}

const nameOf = ({ codec, internalCodecId }, detail) => {
  const id = typeof internalCodecId === 'string' ? internalCodecId : null;
  const name = names[codec ?? id] ?? playableVideo[codec] ?? codec ?? id ?? 'unknown';
  return detail && detail !== name ? `${name} (${detail})` : name;
};

async function hashOf(kept, from) {
  const { size } = await stat(kept);
  const hash = createHash('sha256');
  let read = 0;
  let said = 0;
  const bytes = createReadStream(kept, { highWaterMark: 1024 * 1024 });
  bytes.on('data', (chunk) => {
    read += chunk.length;
    if (read - said < size / 20) return;
    said = read;
    say({ progress: from + (1 - from) * (read / size) * 0.9 });
  });
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

try {
  say({ video: await check() });
} catch (error) {
  if (error instanceof Refusal) say({ refusal: error.message });
  else say({ failure: error.stack ?? error.message, code: error.code, syscall: error.syscall });
}
