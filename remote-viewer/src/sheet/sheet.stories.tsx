import { Sheet } from './sheet';

export default { alone: true };

const nothing = () => undefined;
const sheet = {
  panel: 'oak',
  item: null,
  height: 'half',
  onHeight: nothing,
  isModal: false,
  share: null,
  onClose: nothing,
} as const;

export const Short = () => (
  <Sheet {...sheet} title="Your oak">
    <p>Thank you. Your answer counts.</p>
  </Sheet>
);

export const LongerThanTheWindow = () => (
  <Sheet title="What would you like to see next time, and in which of our stores?" {...sheet}>
    {Array.from({ length: 30 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
      <p key={index}>An oak in the valley. It is felled in winter, and rests for two years.</p>
    ))}
    <button type="button">Change my answer</button>
  </Sheet>
);
