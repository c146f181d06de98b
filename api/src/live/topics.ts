import type { Bus } from './bus';

/** What is said on the bus. It says only that something changed, and for whom; what it is, is read from the database. */
export type LiveMessage =
  /** Counted answers changed a run. */
  | { kind: 'answers'; respondentIds: string[] }
  /** A run was opened, paused, closed or reset. */
  | { kind: 'runs' }
  /** Somebody came into an experience or a document of it, or left. */
  | { kind: 'presence' }
  /** Somebody wrote, changed or resolved comments. */
  | { kind: 'comments' }
  /** Somebody wrote documents of an experience, or of a vault that it may use. */
  | { kind: 'draft' }
  /** A review was asked for or decided. */
  | { kind: 'review' }
  /** An area has something new to say at the placement. */
  | { kind: 'area' }
  /** The placement serves another manifest, or none. */
  | { kind: 'manifest' };

export const placementTopic = (placementId: string) => `placement:${placementId}`;
export const experienceTopic = (experienceId: string) => `experience:${experienceId}`;

interface Place {
  placementId: string;
  experienceId: string;
}

/** Tells the watchers of a run that these respondents' answers changed its counts. */
export async function publishAnswers(bus: Bus, place: Place, respondentIds: string[]): Promise<void> {
  await publishBoth(bus, place, { kind: 'answers', respondentIds }, { kind: 'answers', respondentIds: [] });
}

/** Tells the watchers of a placement and its experience that a run's state changed. */
export async function publishRuns(bus: Bus, place: Place): Promise<void> {
  await publishBoth(bus, place, { kind: 'runs' }, { kind: 'runs' });
}

/** Tells the watchers of a placement that it may serve another manifest, or none. */
export const publishManifest = (bus: Bus, placementId: string): Promise<void> =>
  publish(bus, placementTopic(placementId), { kind: 'manifest' });

/** Tells the watchers of a placement that an area has something new to say there. */
export const publishArea = (bus: Bus, placementId: string): Promise<void> =>
  publish(bus, placementTopic(placementId), { kind: 'area' });

/** Tells the watchers of an experience that somebody came or left. */
export const publishPresence = (bus: Bus, experienceId: string): Promise<void> =>
  publish(bus, experienceTopic(experienceId), { kind: 'presence' });

/** Tells the watchers of an experience that its comments changed. */
export const publishComments = (bus: Bus, experienceId: string): Promise<void> =>
  publish(bus, experienceTopic(experienceId), { kind: 'comments' });

/** Tells the watchers of an experience that its documents changed, or those of its vaults. */
export const publishDraft = (bus: Bus, experienceId: string): Promise<void> =>
  publish(bus, experienceTopic(experienceId), { kind: 'draft' });

/** Tells the watchers of an experience that its review went on. */
export const publishReviewStep = (bus: Bus, experienceId: string): Promise<void> =>
  publish(bus, experienceTopic(experienceId), { kind: 'review' });

async function publishBoth(bus: Bus, place: Place, toVisitors: LiveMessage, toStaff: LiveMessage) {
  await publish(bus, placementTopic(place.placementId), toVisitors);
  await publish(bus, experienceTopic(place.experienceId), toStaff);
}

const publish = (bus: Bus, topic: string, message: LiveMessage) =>
  bus.publish(topic, JSON.stringify(message));
