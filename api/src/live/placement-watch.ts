import type { Answers } from '@vitrine/shared/contract';
import { type PlacementRuns, statesOf } from '../responses/placement-runs';
import type { AnsweredByRun } from '../responses/read-answered';
import { readOwnAnswers } from '../responses/read-own-answers';
import { publicRunOf } from '../responses/run-view';
import { type EventStream, type Snapshot, snapshotOf } from './event-stream';
import { SharedView } from './shared-view';
import { type LiveMessage, placementTopic } from './topics';
import type { WatchContext } from './watches';

/** Visitors watching a placement: the runs are read once for all, own answers for those who answered. */
export class PlacementWatch {
  /** Streams by respondent; null: browsers without a visitor session. */
  private readonly streams = new Map<string | null, Set<EventStream>>();
  /** Those of screens for a whole room: nobody visits there. */
  private readonly presented = new WeakSet<EventStream>();
  private readonly shared: SharedView<PlacementRuns>;
  private readonly answered: AnsweredByRun = new Map();
  /** Respondents whose own answers have to be read again. */
  private readonly outdated = new Set<string>();
  private lastSequence = 0;

  constructor(
    private readonly context: WatchContext,
    placementId: string,
  ) {
    const { bus, onError, runsAt, times } = context;
    this.shared = new SharedView({
      bus,
      times,
      topic: placementTopic(placementId),
      read: async (cause) => {
        const view = await runsAt(placementId);
        if (view) await this.readOwnAnswers(view, cause);
        return view;
      },
      show: (view) => this.show(view),
      onMessage: (message) => this.note(message),
      onError,
    });
  }

  get isEmpty(): boolean {
    return this.streams.size === 0;
  }

  /** How many visitors watch. A browser is one, however many of its tabs are open. */
  get visitors(): number {
    let visitors = 0;
    for (const [respondentId, streams] of this.streams) {
      const visiting = [...streams].filter((stream) => !this.presented.has(stream)).length;
      visitors += respondentId === null ? visiting : Math.min(visiting, 1);
    }
    return visitors;
  }

  /** @param visits whether somebody visits with it. */
  async join(stream: EventStream, respondentId: string | null, visits: boolean): Promise<void> {
    if (!visits) this.presented.add(stream);
    const own = this.streams.get(respondentId) ?? new Set();
    this.streams.set(respondentId, own.add(stream));
    const view = await this.shared.view();
    if (!view) return stream.end();
    if (respondentId !== null) await this.readAnswersOf(view, [respondentId]);
    stream.send(this.snapshotFor(view, respondentId));
  }

  leave(stream: EventStream, respondentId: string | null): void {
    const own = this.streams.get(respondentId);
    own?.delete(stream);
    if (own?.size !== 0) return;
    this.streams.delete(respondentId);
    for (const answers of this.answered.values()) answers.delete(respondentId ?? '');
  }

  close(): void {
    this.shared.close();
  }

  private note(message: LiveMessage | 'gap'): void {
    if (message === 'gap') this.outdateAll();
    else if (message.kind === 'answers') {
      for (const respondentId of message.respondentIds)
        if (this.streams.has(respondentId)) this.outdated.add(respondentId);
    }
  }

  private outdateAll(): void {
    for (const respondentId of this.streams.keys())
      if (respondentId !== null) this.outdated.add(respondentId);
  }

  private async readOwnAnswers(view: PlacementRuns, cause: 'message' | 'refresh'): Promise<void> {
    const sequence = view.runs.reduce((sum, { run }) => sum + run.sequence, 0);
    // Something changed without a message: whose answers it were is not known.
    if (cause === 'refresh' && sequence !== this.lastSequence) this.outdateAll();
    this.lastSequence = sequence;
    const respondentIds = [...this.outdated];
    this.outdated.clear();
    await this.readAnswersOf(view, respondentIds);
  }

  private async readAnswersOf(view: PlacementRuns, respondentIds: string[]): Promise<void> {
    const read = await readOwnAnswers(this.context.db, view, respondentIds);
    for (const runId of this.answered.keys()) if (!read.has(runId)) this.answered.delete(runId);
    for (const [runId, answers] of read) {
      const kept = this.answered.get(runId) ?? new Map<string, Answers>();
      for (const respondentId of respondentIds) {
        const own = answers.get(respondentId);
        // A token that they held may be somebody else's now.
        if (own && this.streams.has(respondentId)) kept.set(respondentId, own);
        else kept.delete(respondentId);
      }
      this.answered.set(runId, kept);
    }
  }

  private show(view: PlacementRuns | null): void {
    // A full venue gave a handful of different answers: those who gave the same get the same bytes.
    const made = new Map<string, Snapshot>();
    for (const [respondentId, streams] of this.streams) {
      const snapshot = view && this.madeOnce(made, view, respondentId);
      for (const stream of streams) snapshot ? stream.send(snapshot) : stream.end();
    }
  }

  private madeOnce(made: Map<string, Snapshot>, view: PlacementRuns, respondentId: string | null): Snapshot {
    const answered = view.runs.map(({ run }) => this.answered.get(run.id)?.get(respondentId ?? '') ?? null);
    const key = JSON.stringify(answered);
    const known = made.get(key) ?? this.snapshotFor(view, respondentId);
    made.set(key, known);
    return known;
  }

  private snapshotFor(view: PlacementRuns, respondentId: string | null): Snapshot {
    const runs = view.runs.map(({ rules, run }) =>
      publicRunOf(run, rules, this.answered.get(run.id)?.get(respondentId ?? '')),
    );
    const sequence = [...runs, ...view.areas].reduce((sum, { sequence }) => sum + sequence, 0);
    return snapshotOf(sequence, { runs, manifest: view.manifest, ...statesOf(view) });
  }
}
