import inputs from '../../../questions/inputs/texts/en';
import steps from '../../../questions/texts/en';

/** What is said about surveys. */
const en = {
  steps,
  inputs,
  start: 'Start',
  send: 'Send answers',
  /** @param ahead how many pages come after it at the most. */
  place: (number: number, ahead: number) =>
    ahead === 0 ? `Page ${number}, the last one` : `Page ${number}, at most ${ahead} more`,
  sentBack: 'Your answers lead back to this page. Change one to go on.',
  nothing: 'Please answer at least one question.',
  opens: (moment: string) => `This survey opens on ${moment}.`,
  closed: 'This survey is closed.',
  paused: 'This survey is paused. Please come back in a moment.',
  answered: 'You have already answered this survey. Thank you.',
  changed:
    'There is a newer version of this survey now. What you answered is kept wherever it still fits. Please look through it and send it.',
  sending: 'Your answers are on their way.',
  sent: 'Thank you. Your answers have arrived.',
  sentTest: 'Thank you. In a test nothing is counted.',
  kept: {
    offline: 'No connection. Your answers are kept on this device and sent when the connection is back.',
    busy: 'Our server cannot take your answers right now. They are kept on this device and sent by themselves.',
  },
  stayOpen: 'Please leave this page open until then.',
  /** By the code of the API’s problem. */
  refused: {
    closed: 'Your answers were not accepted: this survey is closed.',
    full: 'Your answers were not accepted: enough people have answered this survey.',
    paused: 'Your answers were not accepted: this survey is paused.',
    ended: 'Your answers were not accepted: this has ended.',
    'not-active': 'Your answers were not accepted: there is nothing to answer here right now.',
    'code-needed': 'Your answers were not accepted: this survey takes a code that works once.',
    'already-answered': 'You have already answered this survey. Thank you.',
    'too-late': 'Your answers came too late.',
    revoked: 'Your answers were not accepted: this test access has ended.',
    expired: 'Your answers were not accepted: this test access has expired.',
    unreachable: 'Your answers could not be sent. Check the connection, then try again.',
    busy: 'Our server cannot take your answers right now. Try again in a moment.',
    other: 'Your answers were not accepted. Please check them, then try again.',
  },
  /** @param site that it leads to. */
  goOn: (site: string) => `Continue to ${site}`,
};

export type SurveyTexts = typeof en;
export default en;
