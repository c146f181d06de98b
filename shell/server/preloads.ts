import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from './remote-manifests';
import type { RouteNeeds } from './route-needs';

export interface Preload {
  href: string;
  as: 'script' | 'style' | 'fetch';
  /** As the later request has it: the browser takes a file for another one otherwise, and fetches it again. */
  crossOrigin: boolean;
  integrity?: string;
}

/** The shell's own files for an address, as its build lists them (scripts/webpack/preload-map-plugin.cjs). */
export async function shellPreloads(distDir: string, { parts }: RouteNeeds): Promise<Preload[]> {
  const map = await readPreloadMap(join(distDir, 'preload.json'));
  const inPage = new Set(map.main);
  const files = ['bootstrap', ...parts]
    .flatMap((part) => map[part] ?? [])
    .filter((file) => !inPage.has(file));
  return [...new Set(files)].map((file) => ({ href: `/${file}`, as: kindOf(file), crossOrigin: false }));
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
export function remotePreloads(
  entry: string,
  { metaData, exposes, integrity }: RemoteManifest,
  screens: string[],
): Preload[] {
  const assets = exposes.filter(({ name }) => screens.includes(name)).map((expose) => expose.assets);
  const files = [
    metaData.remoteEntry.path + metaData.remoteEntry.name,
    ...assets.flatMap(({ js, css }) => [...css.sync, ...js.sync]),
  ];
  return [...new Set(files)].map((file) => ({
    href: new URL(file, entry).href,
    as: kindOf(file),
    crossOrigin: true,
    ...(integrity[file] ? { integrity: integrity[file] } : {}),
  }));
}

/**
 * The file with what the viewer says first (remote-viewer/src/language/frame-texts.ts), in the first of these languages
 * that its build has words in.
 */
export function wordsPreloads(entry: string, { integrity }: RemoteManifest, languages: string[]): Preload[] {
  const files = Object.keys(integrity);
  const file = languages
    .map((language) => files.find((name) => name.startsWith(`texts-${language}-ts.`)))
    .find((name) => name !== undefined);
  if (!file) return [];
  return [
    { href: new URL(file, entry).href, as: 'script', crossOrigin: true, integrity: integrity[file] ?? '' },
  ];
}

const kindOf = (file: string) => (file.endsWith('.css') ? 'style' : 'script');
