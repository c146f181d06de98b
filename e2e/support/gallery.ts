import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { run } from '../../scripts/start/run';

const root = resolve(import.meta.dirname, '../..');
const origin = 'http://gallery.example';
const webpack = join(root, 'node_modules/webpack-cli/bin/cli.js');

let built: Promise<unknown> | undefined;

/** Builds the gallery once, and opens its frame. */
export async function openGallery(page: Page) {
  built ??= run(process.execPath, [webpack, 'build', '--config', 'gallery/webpack.config.cjs'], {
    cwd: root,
  });
  await built;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join(root, 'gallery/dist', pathname === '/' ? 'index.html' : pathname);
    return route.fulfill(existsSync(path) ? { path } : { status: 404 });
  });
  await page.goto(`${origin}/?frame#page=`);
  const links = await page
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return {
    /** As addresses name them. */
    parts: links.map((href) => new URLSearchParams(href.slice(1)).get('page') ?? ''),
    /** Without another load of the page; returns once it has come to rest. */
    show: (view: Record<string, string>) => page.evaluate(comeToRest, `${new URLSearchParams(view)}`),
  };
}

async function comeToRest(hash: string): Promise<void> {
  location.hash = hash;
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => requestIdleCallback(resolve));
  await new Promise(requestAnimationFrame);
}
