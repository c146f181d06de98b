import { YourData } from './your-data';

export const OwnId = () => <YourData />;
