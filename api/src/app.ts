import helmet from '@fastify/helmet';
import { limits } from '@vitrine/shared/contract';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Dependencies } from './dependencies';
import { sessionRoutes } from './identity/session-routes';
import { notFound } from './problem';
import { answerProblems, sendProblem, validationProblem } from './problem-document';
import { limitRates } from './rate-limits';
import { tenantRoutes } from './tenants/tenant-routes';

/** The whole API on the dependencies it is given. Listens nowhere by itself; no globals. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { config } = dependencies;
  const app = fastify({
    bodyLimit: limits.jsonBodyBytes,
    trustProxy: config.trustProxy,
    logger: { level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      sendProblem(error, request, reply);
    },
    return503OnClosing: true,
  });
  app.setValidatorCompiler<z.ZodType>(({ httpPart, schema }) => (data) => {
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    // An address whose ids do not have the right shape leads nowhere.
    return { error: httpPart === 'params' ? notFound('thing') : validationProblem(result.error) };
  });
  app.setSerializerCompiler(serializerCompiler);
  answerProblems(app);

  await app.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    crossOriginResourcePolicy: { policy: 'same-site' },
  });
  await limitRates(app, config);

  sessionRoutes(app, dependencies);
  tenantRoutes(app, dependencies);

  return app;
}
