/** What choices are called that several areas offer, by the field that holds them; an area’s own stand in its texts. */
export const values = {
  arrangement: {
    given: 'As given',
    shuffled: 'Shuffled',
    'shuffled-but-last': 'Shuffled, but the last stays last',
  },
  source: { inline: 'Written here', vault: 'From the vault' },
  type: {
    single: 'One choice',
    multiple: 'Several choices',
    rating: 'Rating',
    nps: 'Recommendation (NPS)',
    csat: 'Satisfaction (CSAT)',
    ces: 'Effort (CES)',
    picture: 'Choice of pictures',
    ranking: 'Ranking',
    matrix: 'Matrix',
    number: 'Number',
    date: 'Date',
    'short-text': 'Short text',
    'long-text': 'Long text',
    consent: 'Consent',
  },
};
