import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { inBatches } from '../../db/in-batches';
import { addCounts, type HourCount, hourOfCount } from '../../visitors/add-counts';
import type { Followed } from './follow-code';
import { scanDetail, scanKinds } from './visits';

/**
 * So long a scan waits to be written with others. Where writing takes long, because thousands of codes are scanned each
 * second, it waits until writing takes a tenth of the time; the longest wait is what a process that is killed loses at
 * most.
 */
const gatherMs = 1_000;
const longestGatherMs = 10_000;
const writingShare = 0.1;
/** What is gathered while the database is away; beyond it, only what is there already goes on being counted. */
const mostGathered = 50_000;

export interface Scan {
  followed: Followed;
  isBot: boolean;
  deviceClass: string;
  language: string;
  at: Date;
}

/** Scans on their way into the hours' counts: added up here, and written together once a second. */
export interface ScanCounts {
  add(scan: Scan): void;
  /** Writes all that was added until now. */
  write(): Promise<void>;
}

export function scanCounts(db: Database, log: FastifyBaseLogger): ScanCounts {
  let gathered = new Map<string, HourCount>();
  let timer: NodeJS.Timeout | null = null;
  let writing = Promise.resolve();
  let waitMs = gatherMs;
  let lost = 0;

  function gather(key: string, more: HourCount): void {
    const known = gathered.get(key);
    if (known) {
      for (const column of counted) known[column] += more[column];
      return;
    }
    if (gathered.size >= mostGathered) {
      lost += more.count;
      return;
    }
    gathered.set(key, more);
    timer ??= setTimeout(() => void write(), waitMs).unref();
  }

  async function writeGathered(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    if (lost > 0) log.error({ scans: lost }, 'scans were not counted: more had gathered than are kept');
    lost = 0;
    const taken = gathered;
    gathered = new Map();
    const begun = performance.now();
    // Some at a time: what others ask of the database meanwhile gets its turn.
    for (const some of inBatches([...taken]))
      try {
        await addCounts(
          db,
          some.map(([, row]) => row),
        );
      } catch (error) {
        log.warn({ err: error }, 'scans could not be counted and are tried again');
        for (const [key, row] of some) gather(key, row);
      }
    const tookMs = performance.now() - begun;
    waitMs = Math.min(Math.max(gatherMs, tookMs / writingShare), longestGatherMs);
  }

  const write = () => {
    writing = writing.then(writeGathered);
    return writing;
  };

  return {
    add({ at, deviceClass, followed, isBot, language }) {
      const { documentId, experienceId, placementId } = followed.printed;
      const kind = isBot ? scanKinds.bot : scanKinds.person;
      const detail = scanDetail(followed);
      const time = hourOfCount(at);
      const key = `${experienceId} ${placementId} ${time.hour.getTime()} ${kind} ${deviceClass} ${language} ${documentId} ${detail}`;
      gather(key, {
        ...{ experienceId, placementId, documentId, kind, detail, deviceClass, language },
        ...{ source: 'code', count: 1, ...time },
      });
    },
    write,
  };
}

const counted = ['count', 'secondQuarter', 'thirdQuarter', 'fourthQuarter'] as const;
