import type { Server } from 'node:http';
import helmet from '@fastify/helmet';
import { limits } from '@vitrine/shared/contract';
import fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { apiAreas } from './areas/registry';
import { auditRoutes } from './audit/audit-routes';
import { brandRoutes } from './brands/brand-routes';
import { brandUserRoutes } from './brands/brand-user-routes';
import { searchRoutes } from './brands/search-routes';
import { addressOf } from './caller-address';
import { commentRoutes } from './comments/comment-routes';
import { compiledDrafts } from './content/compiled-drafts';
import { documentRoutes } from './content/document-routes';
import { experienceFileRoutes } from './content/experience-files/experience-file-routes';
import { exportRoutes } from './content/imports/export-routes';
import { importRoutes } from './content/imports/import-routes';
import { manifestRoutes } from './content/manifest-routes';
import { previewRoutes } from './content/preview-routes';
import { publishingRoutes } from './content/publishing-routes';
import { reviewRoutes } from './content/review/review-routes';
import { testManifestRoutes } from './content/test-manifest-routes';
import { textRoutes } from './content/translation/text-routes';
import type { Dependencies } from './dependencies';
import { experienceRoutes } from './experiences/experience-routes';
import { fileRoutes } from './files/file-routes';
import { imageRoutes } from './files/image-routes';
import { uploadRoutes } from './files/upload-routes';
import { openUploadStore } from './files/upload-store';
import { videoRoutes } from './files/video-routes';
import { sessionRoutes } from './identity/session-routes';
import { apiTokenRoutes } from './integrations/api-token-routes';
import { webhookRoutes } from './integrations/webhook-routes';
import { libraryRoutes } from './library/library-routes';
import { mediaRoutes } from './library/media-routes';
import { liveRoutes } from './live/live-routes';
import type { LiveTimes } from './live/live-times';
import { logging } from './logging';
import { moderationRoutes } from './moderation/moderation-routes';
import { describeApi } from './open-api';
import { healthRoutes } from './operations/health-routes';
import { metricsRoutes } from './operations/metrics-routes';
import { remoteLoadRoutes } from './operations/remote-load-routes';
import { placementRoutes } from './placements/placement-routes';
import { resolveRoutes } from './placements/resolve-routes';
import { testAccessRoutes } from './placements/test-access-routes';
import { notFound } from './problem';
import { answerProblems, sendProblem, validationProblem } from './problem-document';
import { limitRates } from './rate-limits';
import type { Ledger } from './responses/ledger';
import { responseListRoutes } from './responses/response-list-routes';
import { responseRoutes } from './responses/response-routes';
import { runRoutes } from './responses/run-routes';
import { testResponseRoutes } from './responses/test-response-routes';
import { storeListRoutes } from './stores/store-list-routes';
import { storeRoutes } from './stores/store-routes';
import { templateRoutes } from './templates/template-routes';
import { tenantRoutes } from './tenants/tenant-routes';
import { tenantUserRoutes } from './tenants/tenant-user-routes';
import { tokenRoutes } from './tokens/token-routes';
import { visitRoutes } from './visitors/visit-routes';
import { visitorRoutes } from './visitors/visitor-routes';

/**
 * Whoever is silent for a minute, or takes longer for a request than a slow upload's next 4 MiB, is cut; live streams
 * beat more often.
 */
export const connectionTimes: ConnectionTimes = { connectionTimeout: 60_000, requestTimeout: 300_000 };

/** In milliseconds. */
export type ConnectionTimes = Pick<
  FastifyHttpOptions<Server>,
  'connectionTimeout' | 'requestTimeout' | 'http'
>;

/** Parts that benchmarks and tests put in place of the product's own. */
interface Parts {
  ledger?: Ledger;
  liveTimes?: LiveTimes;
  connectionTimes?: ConnectionTimes;
}

/** The whole API on the dependencies it is given. Listens nowhere by itself; no globals. */
export async function buildApp(dependencies: Dependencies, parts: Parts = {}): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = fastify({
    bodyLimit: limits.jsonBodyBytes,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel, ...logging },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
    return503OnClosing: true,
    ...(parts.connectionTimes ?? connectionTimes),
  });
  app.setValidatorCompiler<z.ZodType>(({ httpPart, schema }) => (data) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // An address whose ids do not have the right shape leads nowhere.
    return { error: httpPart === 'params' ? notFound('thing') : validationProblem(result.error) };
  });
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app);
  app.addHook('onRequest', async (request) => void addressOf(request));

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    // Subdomains may be somebody else's.
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
  });
  await limitRates(app, config);
  await describeApi(app);

  healthRoutes(app, dependencies);
  metricsRoutes(app, dependencies);
  remoteLoadRoutes(app, dependencies);
  sessionRoutes(app, dependencies);
  tenantRoutes(app, dependencies);
  tenantUserRoutes(app, dependencies);
  auditRoutes(app, dependencies);
  brandRoutes(app, dependencies);
  searchRoutes(app, dependencies);
  brandUserRoutes(app, dependencies);
  storeRoutes(app, dependencies);
  storeListRoutes(app, dependencies);
  experienceRoutes(app, dependencies);
  templateRoutes(app, dependencies);
  placementRoutes(app, dependencies);
  testAccessRoutes(app, dependencies);
  documentRoutes(app, dependencies);
  commentRoutes(app, dependencies);
  publishingRoutes(app, dependencies);
  reviewRoutes(app, dependencies);
  previewRoutes(app, dependencies);
  manifestRoutes(app, dependencies);
  resolveRoutes(app, dependencies);
  const drafts = compiledDrafts(dependencies);
  testManifestRoutes(app, dependencies, drafts);
  visitorRoutes(app, dependencies);
  visitRoutes(app, dependencies);
  responseRoutes(app, dependencies, parts.ledger);
  testResponseRoutes(app, dependencies, drafts);
  responseListRoutes(app, dependencies);
  apiTokenRoutes(app, dependencies);
  webhookRoutes(app, dependencies);
  runRoutes(app, dependencies);
  moderationRoutes(app, dependencies);
  tokenRoutes(app, dependencies);
  liveRoutes(app, dependencies, parts.liveTimes);

  const uploads = openUploadStore(config.dataDir);
  uploadRoutes(app, dependencies, uploads);
  imageRoutes(app, dependencies, uploads);
  videoRoutes(app, dependencies, uploads);
  libraryRoutes(app, dependencies, uploads);
  mediaRoutes(app, dependencies);
  importRoutes(app, dependencies, uploads);
  experienceFileRoutes(app, dependencies, uploads);
  exportRoutes(app, dependencies);
  textRoutes(app, dependencies);
  fileRoutes(app, dependencies);

  for (const area of Object.values(apiAreas)) area.routes?.(app, dependencies);

  return app;
}
