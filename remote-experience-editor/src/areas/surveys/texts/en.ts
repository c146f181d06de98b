export const en = {
  intro: 'Longer questionnaires over several pages, with logic and quotas.',
};
