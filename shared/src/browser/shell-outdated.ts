import { observable } from './observable';

/**
 * Whether a file of the shell that runs in this tab is gone, since a newer shell has taken its place. For the shell and
 * `shared/ui`, which are one build: in a remote's own build it would be another one.
 */
export const shellOutdated = observable(false);
