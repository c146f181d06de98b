import UpdateNotice from './update-notice';

export default { alone: true };

export const NewVersion = () => <UpdateNotice onReload={() => undefined} />;
