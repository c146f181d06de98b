// Loaded into every process that `npm start` starts: none outlives it, not even when it is killed.
if (process.channel) {
  process.channel.unref();
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
