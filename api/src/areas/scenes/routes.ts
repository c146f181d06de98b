import { endpoints } from '@vitrine/shared/contract';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { partAs, rootAs } from '../../content/schema-migrations';
import { manifestParts, manifests } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { notFound } from '../../problem';
import { route } from '../../route';
import { iiifManifest, iiifType } from './iiif';

/** A version's scenes for other viewers. */
export function scenesRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db } = dependencies;

  route(app, dependencies, endpoints.getIiifManifest, async ({ params: { hash }, reply }) => {
    const [row] = await db.select({ root: manifests.root }).from(manifests).where(eq(manifests.hash, hash));
    if (!row) throw notFound('manifest');
    const root = rootAs(row.root);
    const hashes = root.parts.filter(({ area }) => area === 'scenes').map((part) => part.hash);
    const stored = await db
      .select({ hash: manifestParts.hash, content: manifestParts.content })
      .from(manifestParts)
      .where(inArray(manifestParts.hash, hashes));
    const contents = new Map(stored.map((part) => [part.hash, part.content]));
    const scenes = hashes.flatMap((part) => {
      const scene = partAs(contents.get(part) ?? '{}');
      return scene.area === 'scenes' ? [scene] : [];
    });
    const address = `${config.publicOrigin}/v1/manifests/${hash}/iiif`;
    return (
      reply
        .type(iiifType)
        // Viewers are other sites' pages.
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(iiifManifest({ address, root, scenes })))
    );
  });
}
