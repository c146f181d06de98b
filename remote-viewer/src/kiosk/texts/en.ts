import { plural } from '../../language/plural';

/** What a kiosk asks before it starts again for somebody else. */
const en = {
  stillThere: 'Are you still there?',
  startsAgain: (seconds: number) =>
    plural('en', seconds, { one: 'Starting again in # second.', other: 'Starting again in # seconds.' }),
  stillHere: 'I am still here',
  scan: 'Scan it with the camera of your phone.',
  staleSince: (time: string) => `No connection since ${time}. What you see may have changed since.`,
};

export type KioskTexts = typeof en;
export default en;
