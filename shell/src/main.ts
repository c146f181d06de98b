import { fetchStageAtPress } from './fetch-stage';

fetchStageAtPress();
// The async boundary that federation needs: shared modules are set up before anything imports them. Each step is a task
// of its own, so that a slow phone takes a finger in between: the runtime, React, all that is made with it.
setTimeout(async () => {
  await import('react-dom/client');
  setTimeout(() => import(/* webpackChunkName: "bootstrap" */ './bootstrap'));
});
