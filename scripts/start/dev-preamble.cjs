// First module of the shell in development: makes the page's one refresh runtime before React DOM loads.
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(window);
window.__vitrineRefreshRuntime = runtime;
