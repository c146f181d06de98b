import type { Browser, Page } from '@playwright/test';
import { countRequests, type Download, keepBusy, recordDownloads } from './downloads';
import { shellOrigin } from './product-process';
import type { PublishedAsking } from './published-asking';

/** What a visitor who is inside already downloads for one thing that is asked, until it is answered. */
export interface AskedDownloads {
  scripts: Download[];
  /** With styles, words, and what the API answers. */
  all: Download[];
  /** Of scripts and styles. */
  requests: number;
}

/** On a page of its own, which has come no further than through the landing. */
export async function askedDownloads(
  browser: Browser,
  { placementId }: PublishedAsking,
  answer: (page: Page) => Promise<void>,
): Promise<AskedDownloads> {
  // What a worker keeps beside the page is no download of the page's.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const downloads = recordDownloads(page);
  const requests = countRequests(page);
  // What is fetched ahead for whatever may come next would hide what this takes.
  await keepBusy(page);
  await page.goto(`${shellOrigin}/${placementId}`);
  await page.getByRole('button', { name: 'Step inside' }).click();
  const scene = page.getByRole('application').or(page.getByText('This browser cannot show 3D.'));
  await scene.first().waitFor();
  const before = { downloads: (await downloads.settled()).length, requests: requests() };
  await answer(page);
  const all = (await downloads.settled()).slice(before.downloads).filter((one) => !isOfTheShell(one));
  const later = {
    scripts: all.filter(({ isScript }) => isScript),
    all,
    requests: requests() - before.requests,
  };
  await context.close();
  return later;
}

/** It fetches what nobody waits for, before or after anything is asked. */
const isOfTheShell = ({ url }: Download) => url.startsWith(`${shellOrigin}/assets/`);

export async function vote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Which wood?' }).click();
  await page.getByRole('button', { name: 'Oak' }).click();
  await page.getByText('Your vote counts').waitFor();
}

/** Each question is seen, the first is answered. */
export async function answerSurvey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your visit' }).click();
  await page.getByRole('radio', { name: 'Oak' }).check({ force: true });
  for (let question = 2; question <= 10; question += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText(`What about room ${question}?`).waitFor();
  }
  await page.getByRole('button', { name: 'Send answers' }).click();
  await page.getByRole('button', { name: 'Send answers' }).waitFor({ state: 'hidden' });
}
