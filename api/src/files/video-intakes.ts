import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { videoIntakes } from '../db/schema';
import { isUnavailable } from '../db/unavailable';
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
  /** A failure of ours; the check is tried once more. */
  onError: (error: unknown) => void;
}

/** A process that works on a video says so this often; after `claimMs` without a word another may take it up. */
const heartbeatMs = 2_000;
const claimMs = 20_000;
const mostAttempts = 2;

/**
 * Checks uploaded videos and keeps those that browsers can play. The rows of `video_intakes` say what is to be done,
 * so that a video whose process was killed is taken up by the next; until it is kept, its upload stays.
 */
export function openVideoIntakes({ db, files, now, onError, uploads }: VideoIntakesOptions) {
  const closing = new AbortController();
  /** One for each person: a film may take ten minutes, and 512 MiB. */
  const inTurn = atMost(2, 1);
  const running = new Set<Promise<void>>();

  const begin = ({ id, personId }: Pick<IntakeRow, 'id' | 'personId'>) => {
    const run = inTurn(() => takeIn(id), personId)
      .catch((error: unknown) => {
        if (!closing.signal.aborted) onError(error);
      })
      .finally(() => running.delete(run));
    running.add(run);
  };

  /** Takes up what nobody works on. */
  async function takeUpAbandoned(): Promise<void> {
    const { id, personId } = videoIntakes;
    for (const row of await db.select({ id, personId }).from(videoIntakes).where(unclaimed())) begin(row);
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
    // Two processes ended in the middle of it.
    if (row.attempts > mostAttempts) return giveUp(row, upload);
    let progress = row.progress;
    const heartbeat = setInterval(() => {
      db.update(videoIntakes).set({ claimedUntil: claim(), progress }).where(self).catch(onError);
    }, heartbeatMs);
    try {
      await checkAndKeep(row, upload, (now) => {
        progress = now;
      });
    } catch (error) {
      // To be ended is no failure of the check's own, nor is a full disk.
      const isFailure = !closing.signal.aborted && !isUnavailable(error);
      if (isFailure && row.attempts >= mostAttempts) await giveUp(row, upload);
      // Whoever looks next takes it up.
      else {
        const attempts = isFailure ? row.attempts : row.attempts - 1;
        await db.update(videoIntakes).set({ claimedUntil: null, attempts }).where(self);
      }
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

  async function giveUp(row: IntakeRow, upload: FinishedUpload): Promise<void> {
    await refuse(
      row,
      'Checking this video failed twice, so it was given up. Export it again, or choose another file.',
    );
    return upload.discard();
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
