// Loaded into every process that `npm start` or a benchmark starts: none outlives it, not even when it is killed.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
