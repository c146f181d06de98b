import { setTimeout } from 'node:timers/promises';

/** Before a server is asked again whether it is there: asked without a pause, it waits for the core that asking takes. */
export const askAgain = (): Promise<void> => setTimeout(50);
