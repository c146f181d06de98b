/**
 * Loaded before anything else by readers' processes: a signal to the whole group of processes (Ctrl-C, a service
 * manager) is about whoever started them, and ends them through it. A reader that ended first would look as if its
 * file had been too much for it.
 */
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
