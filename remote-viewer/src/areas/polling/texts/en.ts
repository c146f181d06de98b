import { plural } from '../../../language/plural';
import inputs from '../../../questions/inputs/texts/en';
import steps from '../../../questions/texts/en';

/** What is said about polls. */
const en = {
  steps,
  inputs,
  opens: (moment: string) => `This poll opens on ${moment}.`,
  closed: 'This poll is closed.',
  paused: 'This poll is paused. Please come back in a moment.',
  send: 'Send answer',
  sent: 'Thank you. Your answer counts.',
  sentTest: 'Thank you. In a test nothing is counted.',
  kept: {
    offline: 'No connection. Your answer is kept on this device and sent when the connection is back.',
    busy: 'Our server cannot take your answer right now. It is kept on this device and sent by itself.',
  },
  stayOpen: 'Please leave this page open until then.',
  /** By the code of the API’s problem. */
  refused: {
    closed: 'Your answer was not accepted: this poll is closed.',
    paused: 'Your answer was not accepted: this poll is paused.',
    ended: 'Your answer was not accepted: this has ended.',
    'not-active': 'Your answer was not accepted: there is nothing to answer here right now.',
    'already-answered': 'You have already answered.',
    'too-late': 'Your answer came too late.',
    revoked: 'Your answer was not accepted: this test access has ended.',
    expired: 'Your answer was not accepted: this test access has expired.',
    unreachable: 'Your answer could not be sent. Check the connection, then try again.',
    busy: 'Our server cannot take your answer right now. Try again in a moment.',
    other: 'Your answer was not accepted.',
  },
  change: 'Change answer',
  /** What was answered to what asks for consent. */
  consent: { given: 'Agreed', refused: 'Did not agree' },
  yours: 'your answer',
  answers: (count: number) => plural('en', count, { one: '# answer', other: '# answers' }),
  resultsLater: 'Results are shown when the poll closes.',
};

export type PollTexts = typeof en;
export default en;
