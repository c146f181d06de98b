import { type ChildProcess, fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { Unreadable } from '../content/imports/unreadable';
import { watchMemory } from '../files/memory-watch';
import { errorOf, type ProcessFailure } from '../files/process-failure';
import { type TranslatableMessage, translatable } from '../translatable-message';
import type { Tasks } from './tasks';

export interface ReaderQuestion {
  name: keyof Tasks;
  args: unknown[];
}
/** `tooMuch`: for the stack, or for a string. */
export type ReaderAnswer =
  | { value: unknown }
  | { unreadable: TranslatableMessage }
  | { tooMuch: true }
  | ProcessFailure;

/** For one task, and for all those of one file. */
const limitsMs = { task: 30_000, file: 5 * 60_000 };
const heapMiB = 768;
const memoryBytes = 1024 * 1024 * 1024;
const script = fileURLToPath(new URL('./reader-process.ts', import.meta.url));
const outliveSignals = new URL('./outlive-signals.mjs', import.meta.url).href;
/** Where its loader is found. */
const cwd = fileURLToPath(new URL('..', import.meta.url));

/**
 * A process that reads what somebody gave: without any environment, killed above its time or memory, and with
 * whoever started it (docs/decisions/separate-processes-for-files.md).
 */
export class Reader {
  private readonly child: ChildProcess;
  private readonly stopWatching: () => void;
  private waiting: { resolve: (answer: ReaderAnswer) => void; reject: (error: Error) => void } | null = null;
  private spentMs = 0;
  private complaint = '';

  constructor() {
    this.child = fork(script, {
      cwd,
      env: {},
      execArgv: [`--max-old-space-size=${heapMiB}`, '--import', outliveSignals, '--import', 'tsx'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.stopWatching = watchMemory(this.child, memoryBytes);
    this.child.stderr?.on('data', (data) => {
      this.complaint = `${this.complaint}${data}`.slice(-2000);
    });
    this.child.on('message', (answer) => this.waiting?.resolve(answer as ReaderAnswer));
    this.child.on('error', (error) => this.waiting?.reject(error));
    this.child.on('exit', () => {
      this.stopWatching();
      this.waiting?.reject(
        this.child.killed || this.ranOut ? tooMuch() : new Error(`A reader ended: ${this.complaint}`),
      );
    });
    // Whoever waits for an answer keeps the process; this does not.
    this.child.unref();
    this.child.channel?.unref();
    (this.child.stderr as Socket | null)?.unref();
  }

  /** V8 ends the process by itself where its heap is full. */
  private get ranOut(): boolean {
    const { signalCode } = this.child;
    // While it starts, signals to the whole group still end it: that is not its file's fault.
    const isAsked = signalCode === 'SIGINT' || signalCode === 'SIGTERM';
    return (signalCode !== null && !isAsked) || /heap out of memory/.test(this.complaint);
  }

  /** Whether it can take another task. */
  get isAlive(): boolean {
    return this.child.connected && !this.child.killed && this.child.exitCode === null;
  }

  /** Another file, with all of its time. */
  begin(): void {
    this.spentMs = 0;
  }

  /**
   * @param killAfterMs where the task may take longer than others.
   * @throws (rejects) Unreadable for what the file is at fault in, its size included; an Error where the task failed.
   */
  async call<Name extends keyof Tasks>(
    name: Name,
    args: Parameters<Tasks[Name]>,
    killAfterMs: number = Math.min(limitsMs.task, limitsMs.file - this.spentMs),
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const startedAt = performance.now();
    const timer = setTimeout(() => this.kill(), killAfterMs);
    try {
      const answer = await new Promise<ReaderAnswer>((resolve, reject) => {
        this.waiting = { resolve, reject };
        const question: ReaderQuestion = { name, args };
        this.child.send(question, (error) => error && reject(this.isAlive ? error : tooMuch()));
      });
      if ('unreadable' in answer) throw new Unreadable(answer.unreadable);
      if ('tooMuch' in answer) throw tooMuch();
      if ('failure' in answer) throw errorOf('Reading a file failed', answer);
      return answer.value as Awaited<ReturnType<Tasks[Name]>>;
    } finally {
      clearTimeout(timer);
      this.waiting = null;
      this.spentMs += performance.now() - startedAt;
    }
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}

const tooMuch = () => new Unreadable(translatable('reading.tooMuch'));
