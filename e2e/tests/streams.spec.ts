import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { emptyVideo, endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import {
  hostFilms,
  pieceSeconds,
  recordedStream,
  type Stream,
  streamSeconds,
  streamWidths,
} from '../support/recorded-stream';

const films = 'https://films.example';
const caption = 'It dries for three years.';

let own: PublishedExperience;
let stream: Stream;

test.beforeAll(async ({ browser }) => {
  stream = await recordedStream(browser);
  const api = await apiAs('owner');
  own = await publishedExperience(api, 'Streams');
  const { brandId, experienceId } = own;
  await api.call(endpoints.createDocument, {
    params: { brandId },
    body: {
      experienceId,
      area: 'videos',
      data: {
        ...emptyVideo(),
        title: { en: 'Drying oak' },
        source: { kind: 'address', url: `${films}/master.m3u8`, format: 'hls' },
        captions: {
          en: {
            cues: {
              dry: { startMs: pieceSeconds * 1000, endMs: streamSeconds * 1000, text: caption },
            },
          },
        },
      },
    },
  });
  await api.call(endpoints.publishExperience, { params: { brandId, experienceId }, body: {} });
});

/** A visitor whose browser plays no streams by itself, as Firefox; Chromium and Safari do. */
async function visit(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const ask = HTMLMediaElement.prototype.canPlayType;
    HTMLMediaElement.prototype.canPlayType = function (type) {
      return /mpegurl/i.test(type) ? '' : ask.call(this, type);
    };
  });
  const page = await context.newPage();
  await page.goto(`/${own.placementId}`);
  await page.getByRole('button', { name: 'Step inside' }).click();
  await page.getByRole('button', { name: 'Videos' }).click();
  return page;
}

const film = (page: Page) => page.getByLabel('Drying oak');
const play = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.play());
const timeOf = (page: Page) => film(page).evaluate(({ currentTime }: HTMLVideoElement) => currentTime);

test('a stream plays over its pieces’ ends, with captions, to its own end', async ({ context }) => {
  await hostFilms(context, films, stream);
  const page = await visit(context);
  await expect(film(page)).toHaveJSProperty('videoWidth', streamWidths.small);
  await play(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(pieceSeconds + 0.1);
  expect(
    await film(page).evaluate((video: HTMLVideoElement) =>
      [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
    ),
  ).toEqual([caption]);
  await expect(film(page)).toHaveJSProperty('ended', true);
  expect(await film(page).evaluate(({ duration }: HTMLVideoElement) => Math.round(duration))).toBe(
    streamSeconds,
  );
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a playlist that is none is said, and played once it is mended', async ({ context }) => {
  let isMended = false;
  await hostFilms(context, films, stream, (name, file) =>
    isMended || name !== 'master.m3u8'
      ? (file ?? null)
      : Buffer.from('<!doctype html><title>Sign in</title>'),
  );
  const page = await visit(context);
  await expect(page.getByRole('alert')).toContainText(
    'This video cannot be played: it is missing or damaged. Watch another one, or try again later.',
  );
  isMended = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(film(page)).toHaveJSProperty('videoWidth', streamWidths.small);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('pieces that are gone in every rendition are said, and played once they are back', async ({
  context,
}) => {
  let areBack = false;
  await hostFilms(context, films, stream, (name, file) =>
    areBack || name.endsWith('.m3u8') ? (file ?? null) : null,
  );
  const page = await visit(context);
  await expect(page.getByRole('alert')).toContainText(
    'This video cannot be played: it is missing or damaged. Watch another one, or try again later.',
  );
  areBack = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(film(page)).toHaveJSProperty('videoWidth', streamWidths.small);
  await play(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThan(pieceSeconds + 0.1);
});
