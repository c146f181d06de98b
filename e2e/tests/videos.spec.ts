import { writeFile } from 'node:fs/promises';
import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test';
import { endpoints } from '@vitrine/shared/contract';
import { apiAs } from '../support/api';
import { violations } from '../support/axe';
import { paddedFilm, sampleFilm } from '../support/padded-film';
import { type PublishedExperience, publishedExperience } from '../support/published-experience';
import { staffBrowser } from '../support/sign-in';

const MiB = 1024 * 1024;
/** What the editor sends at once. */
const piece = 4 * MiB;

// A brand of its own is made once; what the first test uploads, visitors watch in the next.
test.describe.configure({ mode: 'serial' });

let own: PublishedExperience;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  own = await publishedExperience(await apiAs('owner'), 'Ravn Workshop');
  staff = await staffBrowser(browser, 'owner');
  page = await staff.newPage();
});
test.afterAll(() => staff.close());

const saved = () => page.getByRole('status').filter({ hasText: /^Saved$/ });
const film = () => page.getByLabel('Player', { exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true }).click();

async function newVideo(title: string): Promise<void> {
  await page.goto(`${own.experience}/videos`);
  await page.getByRole('button', { name: 'Create video', exact: true }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await expect(saved()).toBeVisible();
}

const choose = (path: string) => page.getByLabel('Upload a video').last().setInputFiles(path);

/** Holds the piece that begins at a byte until it is let go or lost. */
async function holdPiece(from: number) {
  let arrived: (route: Route) => void = () => undefined;
  const held = new Promise<Route>((resolve) => {
    arrived = resolve;
  });
  await page.route('**/v1/uploads/*', async (route) => {
    const request = route.request();
    if (request.method() === 'PATCH' && request.headers()['upload-offset'] === String(from)) arrived(route);
    else await route.fallback();
  });
  return { held, letAll: () => page.unroute('**/v1/uploads/*') };
}
/** The next piece that is sent. */
const nextPiece = () =>
  page.waitForRequest((request) => request.method() === 'PATCH' && request.url().includes('/v1/uploads/'));

test('a film is uploaded with a pause, a lost connection and a reload, and every byte is sent once', async () => {
  const path = await paddedFilm(20 * MiB);
  await newVideo('The workshop');

  const first = await holdPiece(2 * piece);
  await choose(path);
  const paused = await first.held;
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused at 40 %: workshop.mp4')).toBeVisible();
  // Let go as it is, some of it could still leave before the browser has ended it.
  await paused.abort();
  await first.letAll();

  const second = await holdPiece(3 * piece);
  const afterPause = nextPiece();
  await page.getByRole('button', { name: 'Resume' }).click();
  expect((await afterPause).headers()['upload-offset']).toBe(String(2 * piece));
  const lost = await second.held;
  await staff.setOffline(true);
  await lost.abort('internetdisconnected');
  await expect(page.getByText('No connection. workshop.mp4 continues at 60 %')).toBeVisible();
  await second.letAll();

  const third = await holdPiece(4 * piece);
  const afterLoss = nextPiece();
  await staff.setOffline(false);
  expect((await afterLoss).headers()['upload-offset']).toBe(String(3 * piece));
  await third.held;
  await page.reload();
  await expect(page.getByText('The upload of workshop.mp4 was interrupted.')).toBeVisible();
  await third.letAll();

  const afterReload = nextPiece();
  await choose(path);
  expect((await afterReload).headers()['upload-offset']).toBe(String(4 * piece));
  await expect(page.getByText(/^MP4 · 160\s×\s90\spx · 0:04\.000 · 20\sMiB$/)).toBeVisible();
  await expect(page.getByText('was interrupted')).toBeHidden();
  await expect(saved()).toBeVisible();
  await expect(film()).toHaveJSProperty('duration', 4);
});

test('what is no film is refused before it is sent, and what no browser plays, in words', async () => {
  await newVideo('Refused');
  const notes = test.info().outputPath('notes.mp4');
  await writeFile(notes, 'Not a film.');
  await choose(notes);
  await expect(page.getByRole('alert')).toContainText('This video cannot be used. Upload MP4 or WebM.');
  await choose(sampleFilm('mpeg4-part-2.mp4'));
  await expect(page.getByRole('alert')).toContainText('Export it as H.264, VP9 or AV1.');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText('Once there is a video, it plays here.')).toBeVisible();
});

const captionFile = `WEBVTT

00:00.500 --> 00:02.000
Oak, cut in winter.

00:99.000 --> 00:03.000
No such time

00:03.500 --> 00:03.100
The wrong way round
`;

/** Goes to a moment of the film. */
const seek = (seconds: number) =>
  film().evaluate(async (video: HTMLVideoElement, to) => {
    const there = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
    video.currentTime = to;
    await there;
  }, seconds);

test('a film gets a poster, captions and chapters, and visitors watch it with them', async ({ browser }) => {
  await newVideo('From plank to table');
  await choose(sampleFilm('clip.webm'));
  await expect(page.getByText(/^WebM · 160\s×\s90\spx/)).toBeVisible();

  await test.step('a poster from a moment of the video', async () => {
    await page.getByLabel('Choose a moment of the video').fill('2');
    await page.getByRole('button', { name: 'Use this moment' }).click();
    // Of a picture in several sizes the element only tells the size at which it is shown.
    await expect(async () => {
      const width = await page.getByAltText('The poster').evaluate(async (shown: HTMLImageElement) => {
        const alone = new Image();
        alone.src = shown.currentSrc;
        await alone.decode();
        return alone.naturalWidth;
      });
      expect(width).toBe(160);
    }).toPass({ timeout: 20_000 });
  });

  await test.step('captions from a file, its wrong lines said and mended', async () => {
    await tab('Captions');
    const vtt = test.info().outputPath('oak.vtt');
    await writeFile(vtt, captionFile);
    await page.getByLabel('Upload a file').last().setInputFiles(vtt);
    await expect(page.getByText('Line 6:')).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const rows = page.getByRole('list', { name: 'Captions' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.nth(1)).toContainText('Ends before it starts.');
    await page.getByRole('button', { name: 'Go to the next' }).click();
    await expect(page.getByLabel('Text of caption 2')).toBeFocused();
    await page.getByLabel('End of caption 2').fill('3.9');
    await page.getByLabel('End of caption 2').press('Enter');
    await expect(rows.nth(1)).not.toContainText('Ends before it starts.');
  });

  await test.step('a caption written where the video stands, and undone', async () => {
    await seek(2.5);
    await page.getByRole('button', { name: 'Add caption at 0:02.500' }).click();
    await expect(page.getByLabel('Text of caption 2')).toBeFocused();
    await page.keyboard.type('It dries for three years.');
    await expect(page.getByLabel('End of caption 2')).toHaveValue('0:03.500');
    await expect
      .poll(() => film().evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
      .toBe(3);
    await page.getByRole('button', { name: 'Remove caption 3' }).click();
    await expect(page.getByLabel('Text of caption 3')).toBeHidden();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Text of caption 3')).toHaveValue('The wrong way round');
  });

  await test.step('it begins by itself, without sound', async () => {
    await tab('Playing');
    await page.getByLabel('Start without sound').click();
  });

  await test.step('a chapter', async () => {
    await tab('Chapters');
    await page.getByRole('button', { name: 'Add chapter at 0:02.500' }).click();
    await page.getByLabel('Title of chapter 1').fill('Drying');
    await expect(saved()).toBeVisible();
  });

  await test.step('a playlist', async () => {
    await page.goto(`${own.experience}/videos`);
    await page.getByRole('button', { name: 'Create playlist' }).click();
    await page.getByLabel('Title', { exact: true }).fill('How we work');
    for (const name of ['From plank to table', 'The workshop']) {
      await page.getByLabel('Add a video').click();
      await page.getByTitle(name, { exact: true }).click();
    }
    await expect(page.getByRole('list', { name: 'Videos' }).getByRole('listitem')).toHaveCount(2);
    await expect(saved()).toBeVisible();
  });

  const api = await apiAs('owner');
  const { items } = await api.call(endpoints.listDocuments, {
    params: { brandId: own.brandId },
    query: { experienceId: own.experienceId, area: 'videos', q: 'Refused' },
  });
  for (const { id } of items)
    await api.call(endpoints.archiveDocument, { params: { brandId: own.brandId, documentId: id } });
  await api.call(endpoints.publishExperience, {
    params: { brandId: own.brandId, experienceId: own.experienceId },
    body: {},
  });

  // A video plays by itself for those who have nothing against motion.
  const visitor = await browser.newContext({
    viewport: { width: 360, height: 740 },
    locale: 'en',
    reducedMotion: 'no-preference',
  });
  const visit = await visitor.newPage();
  await visit.goto(`/${own.placementId}`);
  await visit.getByRole('button', { name: 'Step inside' }).click();
  await visit.getByRole('button', { name: 'Videos' }).click();
  const sheet = visit.getByRole('dialog', { name: 'Videos' });

  await test.step('a visitor finds the list', async () => {
    await expect(sheet.getByRole('button', { name: /How we work/ })).toContainText('2 videos');
    await expect(sheet.getByRole('button', { name: /^The workshop/ })).toContainText('0:04');
    await expect.poll(() => violations(visit)).toEqual([]);
    expect(await sideways(visit)).toBe(false);
  });

  const watched = sheet.getByLabel('From plank to table');
  await test.step('and watches with captions, which stay off once turned off', async () => {
    await sheet.getByRole('button', { name: /^From plank to table/ }).click();
    await expect(watched).toHaveJSProperty('paused', false);
    await expect(watched).toHaveJSProperty('muted', true);
    await expect
      .poll(() =>
        watched.evaluate((video: HTMLVideoElement) => [...video.textTracks].map(({ mode }) => mode)),
      )
      .toEqual(['showing']);
    await sheet.getByRole('button', { name: /Drying/ }).click();
    await expect
      .poll(() => watched.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThanOrEqual(2.5);
    await watched.evaluate((video: HTMLVideoElement) => {
      video.pause();
      video.currentTime = 3;
    });
    await expect
      .poll(() =>
        watched.evaluate((video: HTMLVideoElement) =>
          [...(video.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
        ),
      )
      .toEqual(['It dries for three years.']);
    await watched.press('k');
    await expect(watched).toHaveJSProperty('paused', false);
    await watched.press('k');
    await expect(watched).toHaveJSProperty('paused', true);
    await expect.poll(() => violations(visit)).toEqual([]);
    expect(await sideways(visit)).toBe(false);
    await sheet.getByLabel('Captions').selectOption('Off');
    await visit.reload();
    await expect(sheet.getByRole('heading', { name: 'From plank to table' })).toBeVisible();
    await expect(sheet.getByLabel('Captions')).toHaveValue('');
  });

  await test.step('and a playlist to its end', async () => {
    await sheet.getByRole('button', { name: 'Back' }).click();
    await sheet.getByRole('button', { name: /How we work/ }).click();
    await expect(sheet.getByRole('button', { name: /The workshop/ })).toContainText('now playing');
    const second = sheet.getByLabel('The workshop');
    await expect(second).toHaveJSProperty('ended', true);
  });

  await test.step('which staff see, tenth by tenth', async () => {
    // What the page has still to tell goes out as it is left.
    await visit.goto('about:blank');
    await visitor.close();
    await page.goto(`${own.experience}/videos`);
    await page.getByRole('link', { name: 'The workshop', exact: true }).click();
    await tab('Watched');
    const parts = page.getByRole('figure', { name: '1 visit played it' }).getByRole('listitem');
    await expect(parts).toHaveCount(10);
    await expect(parts.last()).toHaveAccessibleName('90 to 100 %: 1, 100 %');
    await expect.poll(() => violations(page)).toEqual([]);
  });
});

test('the editor’s screens can be used by everybody, on a phone too', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${own.experience}/videos`);
  await page.getByRole('link', { name: 'From plank to table' }).click();
  for (const name of ['Video', 'Captions', 'Chapters', 'Playing', 'Watched']) {
    await tab(name);
    await expect.poll(() => violations(page), { message: name }).toEqual([]);
    expect(await sideways(page), name).toBe(false);
  }
});

/** Whether the page has to be scrolled sideways. */
const sideways = (screen: Page) =>
  screen.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
