import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface EmulatorProcess {
  process: ChildProcess;
  /** Resolves when the process is gone; with its exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The emulator's own command in a process of its own, as tests need it; ready when the promise resolves. */
export async function startEmulatorProcess(options: {
  port: number;
  dataDir: string;
}): Promise<EmulatorProcess> {
  const emulator = spawnEmulator(options);
  await untilReady(emulator.process);
  return emulator;
}

export function spawnEmulator({ port, dataDir }: { port: number; dataDir: string }): EmulatorProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start/emulator.ts'], {
    env: { ...process.env, AUTH_EMULATOR_PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    process: child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

async function untilReady({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) throw new Error('The emulator has no output');
  for await (const line of createInterface(stdout)) if (line.startsWith('READY')) return;
  throw new Error('The emulator ended before it was ready');
}
