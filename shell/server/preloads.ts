import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ManifestPart } from '@vitrine/shared/contract';
import { escapeHtml } from './html';
import type { RemoteManifest } from './remote-manifests';
import type { RouteNeeds } from './route-needs';

export interface Preload {
  href: string;
  as: 'script' | 'style' | 'fetch';
  /** As the later request has it: the browser takes a file for another one otherwise, and fetches it again. */
  crossOrigin: boolean;
  integrity?: string;
}

/**
 * The shell's own files for an address, as its build lists them (scripts/webpack/preload-map-plugin.cjs), as the value
 * of the header `link`: browsers ask for them before the page has come, which takes a slow phone a quarter of a second.
 */
export async function shellPreloads(distDir: string, { parts }: RouteNeeds): Promise<string> {
  const map = await readPreloadMap(join(distDir, 'preload.json'));
  const files = ['main', 'bootstrap', ...parts].flatMap((part) => map[part] ?? []);
  return [...new Set(files)].map((file) => `</${file}>; rel=preload; as=${kindOf(file)}`).join(', ');
}

/** Builds for development have no map: their files are on this machine. */
async function readPreloadMap(file: string): Promise<Record<string, string[]>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** The entry of a remote and what its screens import at once, with the hashes that its manifest lists. */
export function remotePreloads(entry: string, manifest: RemoteManifest, screens: string[]): Preload[] {
  const { metaData, exposes } = manifest;
  const assets = exposes.filter(({ name }) => screens.includes(name)).map((expose) => expose.assets);
  const files = [
    metaData.remoteEntry.path + metaData.remoteEntry.name,
    ...assets.flatMap(({ js, css }) => [...css.sync, ...js.sync]),
  ];
  return preloadsOf(files, entry, manifest);
}

/** The code of what visitors step into: of the areas that fill the page. */
export const stagePreloads = (entry: string, manifest: RemoteManifest, parts: ManifestPart[]): Preload[] =>
  preloadsOf(
    parts.flatMap(({ area }) => manifest.stages[area] ?? []),
    entry,
    manifest,
  );

/**
 * The file with what the viewer says first (remote-viewer/src/language/frame-texts.ts), in the first of these languages
 * that its build has words in.
 */
export function wordsPreloads(entry: string, manifest: RemoteManifest, languages: string[]): Preload[] {
  const files = Object.keys(manifest.integrity);
  const file = languages
    .map((language) => files.find((name) => name.startsWith(`texts-${language}-ts.`)))
    .find((name) => name !== undefined);
  return preloadsOf(file ? [file] : [], entry, manifest);
}

const preloadsOf = (files: string[], entry: string, { integrity }: RemoteManifest): Preload[] =>
  [...new Set(files)].map((file) => ({
    href: new URL(file, entry).href,
    as: kindOf(file),
    crossOrigin: true,
    ...(integrity[file] ? { integrity: integrity[file] } : {}),
  }));

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script');

export function preloadTag({ href, as, crossOrigin, integrity }: Preload): string {
  const attributes = [
    `rel="preload" as="${as}" href="${escapeHtml(href)}"`,
    ...(crossOrigin ? ['crossorigin="anonymous"'] : []),
    ...(integrity ? [`integrity="${escapeHtml(integrity)}"`] : []),
  ];
  return `<link ${attributes.join(' ')} />`;
}
