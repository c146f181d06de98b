/**
 * Where the stream of a placement is, with what is live there.
 * @param presented on a screen for a whole room, which does not count as a visitor.
 */
export const liveAddress = (placementId: string, presented: boolean) =>
  `/v1/placements/${placementId}/live${presented ? '?presented=true' : ''}`;
