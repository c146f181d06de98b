import type { Run } from '@vitrine/shared/contract';
import { readExperienceRuns, runOf } from '../responses/read-runs';
import type { EventStream, Snapshot } from './event-stream';
import { SharedView, type SharedViewOptions } from './shared-view';
import { experienceTopic } from './topics';
import type { WatchContext } from './watches';

/** Staff watching an experience: everybody gets the same snapshot. */
export class ExperienceWatch {
  private readonly streams = new Set<EventStream>();
  private readonly shared: SharedView<Snapshot>;

  constructor({ bus, db, onError, times }: WatchContext, experienceId: string) {
    const options: SharedViewOptions<Snapshot> = {
      bus,
      times,
      topic: experienceTopic(experienceId),
      read: async () => snapshotOf((await readExperienceRuns(db, experienceId)).map(runOf)),
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

const snapshotOf = (runs: Run[]): Snapshot => ({
  sequence: runs.reduce((sum, { sequence }) => sum + sequence, 0),
  data: JSON.stringify({ runs }),
});
