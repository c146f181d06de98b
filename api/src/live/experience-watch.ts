import type { ExperienceSnapshot } from '@vitrine/shared/contract';
import { readCommentsRevision } from '../comments/read-threads';
import { readReviewRevision } from '../content/review/read-review';
import { readDraftRevision } from '../experiences/read-experience';
import { readExperienceRuns, runOf } from '../responses/read-runs';
import { type EventStream, type Snapshot, snapshotOf } from './event-stream';
import { readPresent } from './presence';
import { SharedView, type SharedViewOptions } from './shared-view';
import { experienceTopic } from './topics';
import type { WatchContext } from './watches';

/** Staff watching an experience: everybody gets the same snapshot. */
export class ExperienceWatch {
  private readonly streams = new Set<EventStream>();
  private readonly shared: SharedView<Snapshot>;

  constructor({ bus, db, now, onError, times }: WatchContext, experienceId: string) {
    const options: SharedViewOptions<Snapshot> = {
      bus,
      times,
      topic: experienceTopic(experienceId),
      read: async () => {
        const runs = await readExperienceRuns(db, experienceId);
        const present = await readPresent(db, experienceId, now());
        const comments = await readCommentsRevision(db, experienceId);
        const review = await readReviewRevision(db, experienceId);
        const draft = await readDraftRevision(db, experienceId);
        const sequence = runs.reduce((sum, { sequence }) => sum + sequence, 0);
        const state: ExperienceSnapshot = { runs: runs.map(runOf), present, comments, review, draft };
        return snapshotOf(sequence, state);
      },
      show: (snapshot) => {
        if (snapshot) for (const stream of this.streams) stream.send(snapshot);
      },
      onError,
    };
    this.shared = new SharedView(options);
  }

  get isEmpty(): boolean {
    return this.streams.size === 0;
  }

  async join(stream: EventStream): Promise<void> {
    this.streams.add(stream);
    const snapshot = await this.shared.view();
    if (snapshot) stream.send(snapshot);
  }

  leave(stream: EventStream): void {
    this.streams.delete(stream);
  }

  close(): void {
    this.shared.close();
  }
}
