/** Name of every area, and the one sentence that says what it is for. */
export const areas = {
  dashboard: {
    name: 'Dashboard',
    intro: 'What visitors did, and what stands between this experience and its next version.',
  },
  scenes: { name: 'Scenes', intro: 'Rooms in 3D that visitors walk around in.' },
  voting: { name: 'Voting', intro: 'Votes that a host opens and closes in front of an audience.' },
  'question-vault': {
    name: 'Question vault',
    intro: 'Questions kept once, to be used in polls, votes and surveys.',
  },
  'answer-option-vault': {
    name: 'Answer option vault',
    intro: 'Sets of answer options kept once, such as scales and ranges.',
  },
  polling: { name: 'Polling', intro: 'Short polls that visitors answer whenever they like.' },
  surveys: { name: 'Surveys', intro: 'Longer questionnaires over several pages, with logic and quotas.' },
  videos: { name: 'Videos', intro: 'Films with posters, captions and chapters.' },
  products: { name: 'Products', intro: 'What the brand sells: variants, prices, media and models.' },
  'video-wall': { name: 'Video wall', intro: 'Several screens that play as one picture.' },
  'qr-code-scheduler': {
    name: 'QR-code scheduler',
    intro: 'Printed codes whose target changes with time and place.',
  },
  theme: { name: 'Theme', intro: 'Colours, type and pictures that make the experience the brand’s own.' },
  'host-editor': { name: 'Host editor', intro: 'The virtual host who greets visitors and answers them.' },
  'ai-chat': {
    name: 'AI chat',
    intro: 'A conversation that answers from this experience’s own content.',
  },
  manifest: { name: 'Manifest', intro: 'Every version that was published, and the way back to it.' },
};
