/** Where the stream of a placement is, with what is live there. */
export const liveAddress = (placementId: string) => `/v1/placements/${placementId}/live`;
