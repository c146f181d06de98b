import { plural } from '../../../language/plural';

/** What is said about videos. */
const en = {
  none: 'There are no videos to watch right now.',
  playlist: (count: number) => plural('en', count, { one: '# video', other: '# videos' }),
  nowPlaying: 'now playing',
  captions: 'Captions',
  captionsOff: 'Off',
  chapters: 'Chapters',
  transcript: 'Transcript',
  inThisList: 'In this list',
  unreachable: 'The video could not be loaded. Check the connection, then try again.',
  broken: 'This video cannot be played: it is missing or damaged. Watch another one, or try again later.',
  keys: 'Keys: space plays and pauses, left and right arrow jump five seconds, M mutes and unmutes, C turns captions on and off, F goes full screen.',
};

export type VideoTexts = typeof en;
export default en;
