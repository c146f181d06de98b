import TestBanner from './test-banner';

export const OfATestAccess = () => (
  <TestBanner label="For approval by the marketing department" preview={false} />
);
export const OfThePreview = () => <TestBanner label="" preview />;
