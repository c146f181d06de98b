import type { Page, Response } from '@playwright/test';

export interface Download {
  url: string;
  type: string;
  /** Of the body as it was sent. */
  bytes: number;
  /** How it was compressed: br, gzip, or not at all. */
  encoding: string;
  text: string;
}

/** Collects what a page downloads from now on. Call `settled` when the page is quiet. */
export function recordDownloads(page: Page): { settled: () => Promise<Download[]> } {
  const reading: Promise<Download | null>[] = [];
  page.on('response', (response) => reading.push(read(response)));
  return {
    settled: async () => (await Promise.all(reading)).filter((download) => download !== null),
  };
}

async function read(response: Response): Promise<Download | null> {
  const type = response.headers()['content-type'] ?? '';
  // Live streams never end.
  if (!response.ok() || type.includes('event-stream')) return null;
  const body = await response.body();
  const { responseBodySize: bytes } = await response.request().sizes();
  const encoding = response.headers()['content-encoding'] ?? '';
  return { url: response.url(), type, bytes, encoding, text: body.toString('utf8') };
}

export const scripts = (downloads: Download[]) => downloads.filter(({ type }) => type.includes('javascript'));
export const totalBytes = (downloads: Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0);
/** three says so itself, in every build of it. */
export const isThree = ({ text }: Download) => text.includes('THREE.');
