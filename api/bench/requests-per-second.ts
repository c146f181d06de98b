import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const autocannon = createRequire(import.meta.url).resolve('autocannon');

interface Asked {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

/**
 * Asks for an address again and again, from a process of its own.
 * @param status the answer that it has to be, each time.
 * @throws where some answers were others.
 */
export async function requestsPerSecond(
  url: string,
  status: 200 | 304,
  { connections, headers = {}, seconds }: Asked,
): Promise<number> {
  const args = ['--json', '-c', String(connections), '-d', String(seconds)];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`);
  const child = spawn(process.execPath, [autocannon, ...args, url], { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await new Promise((ended) => child.once('close', ended));
  const result: { requests: { average: number }; statusCodeStats: Record<string, unknown>; errors: number } =
    JSON.parse(said);
  const others = Object.keys(result.statusCodeStats).filter((one) => one !== String(status));
  if (others.length > 0 || result.errors > 0) throw new Error(`${url}: ${said}`);
  return result.requests.average;
}
