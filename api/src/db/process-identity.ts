import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/**
 * A process that is not mistaken for a later one with the same number. What only Linux tells (/proc) is null
 * elsewhere; there the number alone decides, which at worst takes a stranger for the owner.
 */
export const processIdentitySchema = z.strictObject({
  pid: z.number().int(),
  host: z.string(),
  /** Changes with every start of the machine. */
  boot: z.string().nullable(),
  /** Containers on one machine number their processes apart. */
  pidNamespace: z.string().nullable(),
  /** In clock ticks since the machine's start. */
  started: z.string().nullable(),
});
export type ProcessIdentity = z.infer<typeof processIdentitySchema>;

export function ownIdentity(): ProcessIdentity {
  return {
    pid: process.pid,
    host: hostname(),
    boot: orNull(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    pidNamespace: orNull(() => readlinkSync('/proc/self/ns/pid')),
    started: statOf(process.pid)?.started ?? null,
  };
}

/** Whether that process still runs; unknown when it belongs to another machine or container. */
export function stateOf(other: ProcessIdentity): 'living' | 'gone' | 'unknown' {
  const own = ownIdentity();
  if (other.boot !== own.boot) return other.host === own.host ? 'gone' : 'unknown';
  if (other.pidNamespace !== own.pidNamespace) return 'unknown';
  if (!exists(other.pid)) return 'gone';
  const stat = statOf(other.pid);
  if (!stat || other.started === null) return 'living';
  return stat.started === other.started && !stat.dead ? 'living' : 'gone';
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Fields 3 and 22 of proc(5)'s stat; the second field, the program's name, may itself hold spaces and brackets. */
function statOf(pid: number): { started: string; dead: boolean } | null {
  return orNull(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { started: z.string().parse(fields[19]), dead: fields[0] === 'Z' || fields[0] === 'X' };
  });
}

function orNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}
