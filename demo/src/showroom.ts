import type { BrandCreate, StoreCreate } from '@vitrine/shared/contract';

/** The brand whose showroom it is. The company is invented. */

export const showroomPlacementId = 'showroom24';

export const brand = {
  name: 'Ask & Ekdal',
  slug: 'ask-ekdal',
  editorsMayPublish: true,
} satisfies BrandCreate;

const weekday = [{ from: '10:00', until: '19:00' }];
export const store = {
  name: 'Hamburg, Kaispeicher',
  address: 'Am Kaispeicher 12\n20457 Hamburg\nGermany',
  timeZone: 'Europe/Berlin',
  openingHours: {
    week: {
      mon: weekday,
      tue: weekday,
      wed: weekday,
      thu: [{ from: '10:00', until: '20:00' }],
      fri: weekday,
      sat: [{ from: '10:00', until: '18:00' }],
    },
    exceptions: {},
  },
  groups: ['Showrooms'],
} satisfies StoreCreate;

export const experience = {
  name: 'Oak showroom',
  description:
    'Two furnished rooms to walk through, and a short poll about oak finishes and a survey for the autumn collection.',
  languages: ['en', 'de'],
};
