import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { videoIntakes } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../problem';
import { atMost } from './at-most';
import { addBrandFile } from './brand-files';
import { recordFile } from './keep-file';
import type { FinishedUpload, UploadStore } from './upload-store';
import { checkVideoFile } from './video-check';

type IntakeRow = typeof videoIntakes.$inferSelect;

interface VideoIntakesOptions extends Pick<Dependencies, 'db' | 'files' | 'now'> {
  uploads: UploadStore;
  /** A failure of ours; the check is tried again. */
  onError: (error: unknown) => void;
}

/** A process that works on a video says so this often; after `claimMs` without a word another may take it up. */
const heartbeatMs = 2_000;
const claimMs = 20_000;
const maxAttempts = 5;

/**
 * Checks uploaded videos and keeps those that browsers can play. The rows of `video_intakes` say what is to be done,
 * so that a video whose process was killed is taken up by the next; until it is kept, its upload stays.
 */
export function openVideoIntakes({ db, files, now, onError, uploads }: VideoIntakesOptions) {
  const closing = new AbortController();
  const inTurn = atMost(1);
  const running = new Set<Promise<void>>();

  const begin = (uploadId: string) => {
    const run = inTurn(() => takeIn(uploadId))
      .catch((error: unknown) => {
        if (!closing.signal.aborted) onError(error);
      })
      .finally(() => running.delete(run));
    running.add(run);
  };

  /** Takes up what nobody works on. */
  async function takeUpAbandoned(): Promise<void> {
    const rows = await db.select({ id: videoIntakes.id }).from(videoIntakes).where(unclaimed());
    for (const { id } of rows) begin(id);
  }

  const unclaimed = () =>
    and(
      eq(videoIntakes.state, 'working'),
      or(isNull(videoIntakes.claimedUntil), lt(videoIntakes.claimedUntil, now())),
    );
  const claim = () => new Date(now().getTime() + claimMs);

  async function takeIn(uploadId: string): Promise<void> {
    if (closing.signal.aborted) return;
    const self = eq(videoIntakes.id, uploadId);
    const [row] = await db
      .update(videoIntakes)
      .set({ claimedUntil: claim(), attempts: sql`${videoIntakes.attempts} + 1` })
      .where(and(self, unclaimed()))
      .returning();
    if (!row) return;
    const upload = await uploads
      .finished(uploadId, { personId: row.personId, brandId: row.brandId, kind: 'video' })
      .catch(refusal);
    if (upload instanceof ProblemError) return refuse(row, 'The upload is gone. Please upload it again.');
    if (row.attempts > maxAttempts) {
      await refuse(row, 'This video could not be checked. Please try another file.');
      return upload.discard();
    }
    let progress = row.progress;
    const heartbeat = setInterval(() => {
      db.update(videoIntakes).set({ claimedUntil: claim(), progress }).where(self).catch(onError);
    }, heartbeatMs);
    try {
      await checkAndKeep(row, upload, (now) => {
        progress = now;
      });
    } catch (error) {
      // Not the video's fault: whoever looks next takes it up.
      await db.update(videoIntakes).set({ claimedUntil: null }).where(self);
      throw error;
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function checkAndKeep(
    row: IntakeRow,
    upload: FinishedUpload,
    onProgress: (progress: number) => void,
  ): Promise<void> {
    const checked = await checkVideoFile(upload.path, { onProgress, signal: closing.signal }).catch(refusal);
    if (checked instanceof ProblemError) {
      await refuse(row, checked.message);
      return upload.discard();
    }
    const { discard, path, sha256, ...description } = checked;
    await files.put(sha256, description.extension, path);
    await db.transaction(async (tx) => {
      const file = await recordFile(tx, { sha256, ...description });
      await addBrandFile(tx, row.brandId, file, upload.fileName);
      await tx
        .update(videoIntakes)
        .set({ state: 'ready', progress: 1, sha256, claimedUntil: null })
        .where(eq(videoIntakes.id, row.id));
    });
    await discard();
    await upload.discard();
  }

  async function refuse({ id }: Pick<IntakeRow, 'id'>, message: string): Promise<void> {
    await db
      .update(videoIntakes)
      .set({ state: 'refused', message, claimedUntil: null })
      .where(eq(videoIntakes.id, id));
  }

  return {
    begin,
    takeUpAbandoned,
    /** Stops; what is under way is taken up again by whoever comes next. */
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(running);
    },
  };
}

/** A refusal is an answer; anything else is a failure. */
function refusal(error: unknown): ProblemError {
  if (error instanceof ProblemError && error.status < 500) return error;
  throw error;
}
