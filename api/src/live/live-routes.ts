import { endpoints } from '@vitrine/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies';
import { readExperience } from '../experiences/read-experience';
import { passGate } from '../identity/gate';
import { notFound } from '../problem';
import { placementRuns } from '../responses/placement-runs';
import { readServedPlacement } from '../responses/served-placement';
import { route } from '../route';
import { ExperienceWatch } from './experience-watch';
import { type LiveTimes, liveTimes } from './live-times';
import { OpenVisits, readLiveVisitors } from './open-visits';
import { PlacementWatch } from './placement-watch';
import { endPresence, notePresence } from './presence';
import { Streams } from './streams';
import { publishPresence } from './topics';
import { type WatchContext, Watches } from './watches';

/** Live streams of what runs: for staff by experience, for visitors by placement. */
export function liveRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  times: LiveTimes = liveTimes,
): void {
  const { bus, config, db, now } = dependencies;
  const context: WatchContext = {
    bus,
    db,
    now,
    times,
    runsAt: placementRuns(dependencies),
    onError: (error) => app.log.warn({ err: error }, 'live counts could not be read or said'),
  };
  const streams = new Streams(app, times, now, config.rateLimits.streamsPerAddress);
  const experiences = new Watches((experienceId) => new ExperienceWatch(context, experienceId));
  const placements = new Watches((placementId) => new PlacementWatch(context, placementId));
  const visits = new OpenVisits({
    db,
    now,
    count: () => new Map([...placements.all()].map(([placementId, { visitors }]) => [placementId, visitors])),
  });
  const saying = setInterval(() => visits.say().catch(context.onError), times.visits).unref();
  app.addHook('preClose', async () => {
    clearInterval(saying);
    await visits.end().catch(context.onError);
  });

  route(app, dependencies, endpoints.watchExperience, async ({ brand, params, reply, request }) => {
    const { experienceId } = params;
    await readExperience(db, brand.id, experienceId);
    const stream = streams.open(request, reply, () =>
      passGate(dependencies, endpoints.watchExperience, request, () => undefined),
    );
    const watch = experiences.of(experienceId);
    const joined = watch.join(stream).catch(context.onError);
    stream.onClose(() => {
      watch.leave(stream);
      experiences.release(experienceId);
    });
    await joined;
    return reply;
  });

  route(app, dependencies, endpoints.reportPresence, async ({ body, brand, params, staff }) => {
    const { experienceId } = params;
    await readExperience(db, brand.id, experienceId);
    const { documentId, leaving, tabId } = body;
    const personId = staff.person.id;
    if (leaving) await endPresence(db, { experienceId, personId, tabId });
    const isNews = leaving || (await notePresence(db, { documentId, experienceId, personId, tabId }, now()));
    if (isNews) await publishPresence(bus, experienceId);
    return undefined;
  });

  route(app, dependencies, endpoints.listLiveVisitors, ({ brand }) => readLiveVisitors(db, brand.id, now()));

  route(
    app,
    dependencies,
    endpoints.watchPlacement,
    async ({ params, query, reply, request, respondentId }) => {
      const { placementId } = params;
      if (!(await readServedPlacement(db, placementId, now()))) throw notFound('placement');
      const stream = streams.open(request, reply, null);
      const watch = placements.of(placementId);
      const joined = watch.join(stream, respondentId, query.presented !== 'true').catch(context.onError);
      stream.onClose(() => {
        watch.leave(stream, respondentId);
        placements.release(placementId);
      });
      await joined;
      await visits.sight([placementId]).catch(context.onError);
      return reply;
    },
  );
}
