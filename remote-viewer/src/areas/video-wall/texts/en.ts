/** What screens of a wall and its page say. */
const en = {
  name: 'Video wall',
  pairTitle: 'Pair this screen',
  pairText: 'Scan the code, or enter it where the video wall is edited.',
  waitingForServer: 'Waiting for the server. This screen tries again by itself.',
  noPlace: 'This screen has no place in the wall. Give it one where the video wall is edited.',
  revokedTitle: 'This screen is not in use',
  revokedText: 'It was taken out of its video wall. To use it again, pair it anew.',
  again: 'Pair anew',
  nothing: 'Nothing is shown here yet.',
  noWall: 'There is no video wall here.',
  keeping: (percent: string) => `Getting ready: ${percent}`,
  noRoom: 'This device has no room left to keep what it plays. It needs the network to play.',
  cannotPlay: 'This screen cannot play this video.',
  screen: (number: string) => `Screen ${number}`,
  playHere: (number: string) => `Play what screen ${number} shows`,
};
export type WallTexts = typeof en;
export default en;
