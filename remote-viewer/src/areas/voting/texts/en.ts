import { plural } from '../../../language/plural';

/** What is said about votes. */
const en = {
  ready: 'The vote has not begun yet. It appears here as soon as it is opened.',
  closed: 'This vote is closed.',
  paused: 'This vote is paused. Please wait a moment.',
  held: 'The result is about to be revealed.',
  hidden: 'The result is not shown.',
  chooseOne: 'Tap to vote',
  chooseSeveral: 'Tap as many as you like, then send',
  send: 'Send vote',
  sent: 'Thank you. Your vote counts.',
  sentTest: 'Thank you. In a test nothing is counted.',
  closesIn: 'Closes in',
  kept: {
    offline:
      'No connection. Your vote is kept on this device and sent when the connection is back; it counts if the vote is still open then.',
    busy: 'Our server cannot take your vote right now. It is kept on this device and sent by itself.',
  },
  stayOpen: 'Please leave this page open until then.',
  /** By the code of the API’s problem. */
  refused: {
    closed: 'Your vote was not counted: this vote is closed.',
    paused: 'Your vote was not counted: this vote is paused.',
    ended: 'Your vote was not counted: this has ended.',
    'not-active': 'Your vote was not counted: the vote has not begun.',
    'code-needed': 'Your vote was not counted: it takes a code that works once.',
    'already-answered': 'You have already voted.',
    'too-late': 'Your vote came too late.',
    revoked: 'Your vote was not counted: this test access has ended.',
    expired: 'Your vote was not counted: this test access has expired.',
    unreachable: 'Your vote could not be sent. Check the connection, then try again.',
    busy: 'Our server cannot take your vote right now. Try again in a moment.',
    other: 'Your vote was not counted.',
  },
  change: 'Change vote',
  again: 'Vote again',
  /** What keeps somebody from voting twice. */
  protection: {
    none: 'Everybody may vote as often as they like.',
    browser: 'One vote for each device.',
    token: 'One vote for each code.',
  },
  yours: 'your vote',
  resultsLater: 'Results are shown when the vote closes.',
  states: {
    ready: 'Begins soon',
    open: 'Vote now',
    paused: 'Paused',
    closed: 'Closed',
  },
  wins: 'Winner',
  noVotes: 'There is no vote here.',
  votes: (count: number) => plural('en', count, { one: '# vote', other: '# votes' }),
};

export type VoteTexts = typeof en;
export default en;
