/** The route's id, by which those around the panel know whether it is shown. */
export const panelRoute = 'panel';
