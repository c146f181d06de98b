import { screen } from '@testing-library/react';
import { addresses } from '@vitrine/shared/contract/values/addresses';
import { describeStates } from '@vitrine/shared/ui/testing/describe-states';
import { pageOf } from '@vitrine/shared/ui/testing/fake-api';
import { aBrand, anExperience, brandId } from '@vitrine/shared/ui/testing/records';
import ExperienceFrame from '.';

const inBrand = `/v1/brands/${brandId}`;
const inExperience = `${inBrand}/experiences/${anExperience().id}`;
const frame = {
  Screen: ExperienceFrame,
  address: addresses.area(brandId, anExperience().id, 'theme'),
  path: '/manager/panel/brands/:brandId/experience/:experienceId',
  inside: <p>Inside</p>,
};
const beside = {
  [`GET ${inBrand}`]: () => aBrand({ reviewBeforePublish: true }),
  [`GET ${inExperience}`]: () => anExperience(),
  [`GET ${inExperience}/certificate`]: () => ({ checks: [], checkedAt: '2026-01-01T00:00:00.000Z' }),
  [`GET ${inExperience}/outline`]: () => ({ items: [] }),
};

describeStates({
  'comments of an experience': {
    ...frame,
    beside,
    before: async (user) => user.click(await screen.findByRole('button', { name: /^Comments/ })),
    main: `${inExperience}/comment-threads`,
    shows: 'No open comments',
  },
  'the review of a draft': {
    ...frame,
    beside: { ...beside, [`GET ${inExperience}/comment-threads`]: () => pageOf() },
    before: async (user) => user.click(await screen.findByRole('button', { name: 'Ask for review' })),
    main: `${inExperience}/review`,
    answer: () => ({
      required: true,
      state: 'none',
      contentHash: 'a'.repeat(64),
      asked: null,
      decided: null,
      reviewers: [],
    }),
    shows: 'In this brand, another person looks at the draft before it goes live.',
  },
});
