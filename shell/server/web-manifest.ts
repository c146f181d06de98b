import type { ResolvedPlacement } from '@vitrine/shared/contract';
import { looksDark } from '@vitrine/shared/contract/values/looks-dark';
import { placementIdPattern } from '@vitrine/shared/contract/values/patterns';
import type { FastifyInstance } from 'fastify';
import { resolvePlacement } from './address';
import { escapeHtml, safeColour } from './html';
import { sendRevalidated } from './revalidated';

/** Where a placement's web app manifest is. */
export const webManifestAddress = (placementId: string) => `/${placementId}.webmanifest`;

/** Serves what a device needs to have a placement on its home screen as an app of its own (W3C Web Application Manifest). */
export function serveWebManifests(app: FastifyInstance, { apiOrigin }: { apiOrigin: string }): void {
  app.get<{ Params: { placementId: string } }>('/:placementId.webmanifest', async (request, reply) => {
    const { placementId } = request.params;
    const { status, placement } = placementIdPattern.test(placementId)
      ? await resolvePlacement(apiOrigin, placementId, request)
      : { status: 404, placement: null };
    if (!placement) return reply.code(status < 400 ? 503 : status).send();
    reply.header('vary', 'accept-language').type('application/manifest+json');
    return sendRevalidated(request, reply, JSON.stringify(webManifest(placement)));
  });
}

function webManifest({
  backgroundColour,
  kind,
  language,
  placementId,
  themeColour,
  title,
}: ResolvedPlacement) {
  const address = `/${placementId}`;
  return {
    id: address,
    start_url: address,
    scope: address,
    name: title || 'Vitrine',
    lang: language,
    dir: 'auto',
    display: kind === 'kiosk' ? 'fullscreen' : 'standalone',
    theme_color: safeColour(themeColour),
    background_color: safeColour(backgroundColour),
    icons: ['any', 'maskable'].map((purpose) => ({
      src: initialOn(safeColour(themeColour), title || 'Vitrine'),
      sizes: 'any',
      type: 'image/svg+xml',
      purpose,
    })),
  };
}

/** The title's first letter on the brand's colour: within the circle that platforms may cut out of it. */
function initialOn(colour: string, title: string): string {
  const [initial] = [...new Intl.Segmenter().segment(title.trim())].map(({ segment }) => segment);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${colour}"/>` +
    `<text x="32" y="44" text-anchor="middle" font-family="system-ui,sans-serif" font-size="34" font-weight="600" fill="${looksDark(colour) ? '#fff' : '#000'}">${escapeHtml(initial?.toLocaleUpperCase() ?? '')}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
