import { ConfigError, readServerConfig } from './config';
import { buildServer } from './server';

/** Starts the shell's server from the environment; one line and exit code 1 when it cannot. */
async function main(): Promise<void> {
  const config = readServerConfig(process.env);
  const app = await buildServer(config);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof ConfigError)
    process.stderr.write(`The shell’s configuration is wrong:\n${error.message}\n`);
  else if (error.code === 'EADDRINUSE')
    process.stderr.write(`Port ${process.env.PORT ?? 3000} is taken: stop what uses it, or set PORT.\n`);
  else process.stderr.write(`${error.stack ?? error}\n`);
  process.exit(1);
});
