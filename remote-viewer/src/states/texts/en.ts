/** Why there is nothing to see at an address. */
const en = {
  opens: (when: string) => `It opens on ${when}.`,
  scheduled: { title: 'Not open yet', text: 'This experience opens soon. Please come back later.' },
  paused: { title: 'Taking a short break', text: 'This experience is paused and will be back soon.' },
  ended: { title: 'This has ended', text: 'This experience is over. Thank you for your interest.' },
  unassigned: {
    title: 'Nothing here yet',
    text: 'Something is being prepared for this place. Please come back later.',
  },
  'nothing-to-test': {
    title: 'Nothing to test yet',
    text: 'No experience is assigned to this placement. Once one is, this link shows it.',
  },
  expired: { title: 'This test access has expired', text: 'Ask the person who sent it for a new link.' },
  revoked: { title: 'This test access has ended', text: 'Ask the person who sent it for a new link.' },
  asVisitor: 'See what visitors see',
  elsewhere: 'Find another experience',
  unreachable: { title: 'This could not be loaded', text: 'Check the connection, then try again.' },
  faulty: {
    title: 'This could not be loaded',
    text: 'The fault is ours, not your connection’s. Try again in a moment.',
  },
  crowded: { title: 'Many people are here right now', text: 'This page tries again by itself in a minute.' },
};

export type StateTexts = typeof en;
export default en;
