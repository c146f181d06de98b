// React's refresh runtime as the shell made it (dev-preamble.cjs). It must have hooked into React before React DOM
// loaded, so every package uses the shell's one.
module.exports = window.__vitrineRefreshRuntime;
