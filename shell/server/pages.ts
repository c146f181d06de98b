import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { satisfiesContract } from '@vitrine/shared/contract/federation/contract-range';
import type { Registry } from '@vitrine/shared/contract/federation/registry';
import { releaseCandidates } from '@vitrine/shared/contract/federation/release-candidates';
import { keepHeader, type Visit } from '@vitrine/shared/contract/federation/runtime-config';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { wordLanguages } from '@vitrine/shared/contract/values/word-languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Address, describeAddress } from './address';
import { originsOf, overrideOrigins } from './allowed-origins';
import type { ServerConfig } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { bucketOf, readCookie } from './cookies';
import { cameOverTls } from './over-tls';
import { renderPage } from './page';
import { renderHead } from './page-head';
import { type Preload, remotePreloads, shellPreloads, stagePreloads, wordsPreloads } from './preloads';
import type { ReadRegistry } from './registry';
import { type GetManifest, openRemoteManifests } from './remote-manifests';
import { notFoundNeeds, type RouteNeeds, staffNeeds, startNeeds, visitorNeeds } from './route-needs';
import { openVisit, rootAddress } from './visit';

/** Answers every address that is none of the server's own with the page, made for that address. */
export function servePages(app: FastifyInstance, config: ServerConfig, readRegistry: ReadRegistry): void {
  const getManifest = openRemoteManifests((line) => app.log.warn(line));

  app.get('/*', async (request, reply) => {
    const sameMachine = addressBesideFiles(config, request);
    if (sameMachine) return reply.header('cache-control', 'no-store').redirect(sameMachine);
    const [path = '/', search = ''] = request.url.split('?');
    const address = await describeAddress(config.apiOrigin, path, request);
    const registry = (await readRegistry()) ?? { remotes: {} };
    const overTls = cameOverTls(request, config.publicOrigin);
    const bucket = bucketOf(request, reply, overTls);
    const isStaff = readCookie(request, 'vitrine-staff', overTls) === '1';
    const needs = needsOf(address, path, isStaff);
    // Whether any of them runs is asked in the browser, of whoever is signed in (src/overrides).
    const overrides = isStaff ? overrideOrigins(new URLSearchParams(search)) : [];
    const [remote, visit] = await Promise.all([
      overrides.length > 0 ? null : remoteParts(needs, registry, bucket, getManifest),
      openVisit(config.apiOrigin, address.placement, request),
    ]);
    const runtime = {
      ...config.runtime,
      registry,
      allowedOrigins: [...new Set([...(config.remoteOrigins ?? originsOf(registry)), ...overrides])],
      bucket,
      manifests: remote?.manifests ?? {},
      ...(visit ? { visit } : {}),
    };
    const nonce = randomBytes(16).toString('base64');
    const head = renderHead({
      ...address,
      visit,
      nonce,
      origin: config.publicOrigin,
      preloads: [
        ...(remote?.preloads ?? []),
        ...(visit && remote ? wordsPreloads(remote.entry, remote.manifest, languagesOf(visit)) : []),
        ...(visit ? [] : dataPreloads(address.placement)),
      ],
    });
    if (visit && remote) reply.header(keepHeader, 'keep');
    else if (showsNothing(address)) reply.header(keepHeader, 'forget');
    // Private: it carries this browser's bucket. No tag: its nonce is another one each time.
    reply.code(address.status).type('text/html; charset=utf-8').header('cache-control', 'private, no-cache');
    const link = await shellPreloads(config.distDir, needs);
    if (link) reply.header('link', link);
    secure(reply, contentSecurityPolicy(runtime, nonce, { ...config, ...address }));
    // Read each time: a new build replaces it, and its files' names with it, while this server runs.
    const template = await readFile(join(config.distDir, 'index.html'), 'utf8');
    const stage = visit && remote ? stagePreloads(remote.entry, remote.manifest, visit.root.parts) : [];
    return renderPage(template, {
      head,
      config: runtime,
      placement: address.placement,
      stage,
      search,
      nonce,
    });
  });
}

/**
 * Where a page opens that was asked for by number, on a machine whose pictures and models come from localhost: to a
 * browser these are two sites, and neither the policy nor the answers of the one let the other in. null: here.
 */
function addressBesideFiles(
  { filesOrigin }: ServerConfig,
  { host, hostname, url }: FastifyRequest,
): string | null {
  if (hostname !== '127.0.0.1' || filesOrigin === null || new URL(filesOrigin).hostname !== 'localhost')
    return null;
  return `http://${host.replace(hostname, 'localhost')}${url}`;
}

/** Nothing is known of what did not come in time. */
const showsNothing = ({ status, placement }: Address): boolean =>
  status === 404 || status === 410 || (placement !== null && placement.state !== 'active');

function needsOf({ area, status }: Address, path: string, isStaff: boolean): RouteNeeds {
  if (area === 'staff') return staffNeeds(path, isStaff);
  if (path === '/') return startNeeds;
  if (status === 404) return notFoundNeeds;
  return area === 'visitors' && status < 400 ? visitorNeeds : { parts: [], remote: null, screens: [] };
}

/** The manifest of the release that the browser will choose: the first that fits the shell. And what it leads to. */
async function remoteParts(
  { remote, screens }: RouteNeeds,
  { remotes }: Registry,
  bucket: number,
  getManifest: GetManifest,
) {
  const releases = remote && remotes[remote];
  const candidates = releases ? releaseCandidates(releases, bucket) : [];
  const release = candidates.find(({ contract }) => satisfiesContract(contractVersion, contract));
  const manifest = release && (await getManifest(release));
  if (!release || !manifest) return null;
  return {
    entry: release.entry,
    manifest,
    manifests: { [release.entry]: manifest.text },
    preloads: remotePreloads(release.entry, manifest, screens),
  };
}

/** In which languages the viewer looks for its own words: the API has chosen the placement's by the browser's. */
const languagesOf = ({ placement, root }: Visit) => wordLanguages(placement.language, root.languages[0]);

/** What the viewer asks for where the page does not carry it (remote-viewer/src/experience/load-experience.ts). */
const dataPreloads = (placement: ResolvedPlacement | null): Preload[] =>
  placement?.manifest
    ? [`/v1/placements/${placement.placementId}`, rootAddress(placement.manifest)].map((href) => ({
        href,
        as: 'fetch',
        crossOrigin: true,
      }))
    : [];

function secure(reply: FastifyReply, policy: string): void {
  reply.headers({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
}
