import { Button } from '../actions/button';
import { ConfirmByName } from '../actions/confirm-by-name';
import { Dialog } from './dialog';
import { Drawer } from './drawer';

export default { alone: true };

const nothing = () => undefined;
const paragraphs = Array.from({ length: 30 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they stay as they are
  <p key={index}>Whoever scans the code at the entrance sees this experience until the end of the year.</p>
));

export const ToRead = () => (
  <Dialog open title="Where the chair is used" onClose={nothing}>
    <p>It is used in two scenes and one product.</p>
  </Dialog>
);

export const LongerThanTheWindow = () => (
  <Dialog
    open
    title="A title that takes more than the one line which most titles of dialogs need on a phone"
    onClose={nothing}
    action={<Button kind="primary">Publish</Button>}
  >
    {paragraphs}
  </Dialog>
);

export const Busy = () => (
  <Dialog
    open
    busy
    title="Publish the experience"
    onClose={nothing}
    action={
      <Button kind="primary" loading>
        Publish
      </Button>
    }
  >
    <p>Visitors see it within seconds.</p>
  </Dialog>
);

/** Only its action closes it. */
export const ShownOnce = () => (
  <Dialog
    open
    dismissible={false}
    title="Your token"
    onClose={nothing}
    action={<Button kind="primary">I have kept it</Button>}
  >
    <p>It is not shown again.</p>
  </Dialog>
);

export const ConfirmedByName = () => (
  <ConfirmByName
    open
    title="Delete Nordlys for good"
    name="Nordlys"
    actionLabel="Delete"
    pending={false}
    onConfirm={nothing}
    onClose={nothing}
  >
    All of its versions and answers go with it.
  </ConfirmByName>
);

export const AtTheSide = () => (
  <Drawer open title="Comments" onClose={nothing}>
    {paragraphs}
    <Button>Reply</Button>
  </Drawer>
);

export const AtTheOtherSide = () => (
  <Drawer open side="start" title="Navigation" onClose={nothing}>
    <p>Brands</p>
  </Drawer>
);
