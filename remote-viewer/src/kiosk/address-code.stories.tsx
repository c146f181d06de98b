import { AddressCode } from './address-code';
import { TakeAlong } from './take-along';

export const OfAPlace = () => <AddressCode address="https://vitrine.example/showroom24?open=products" />;
export const OfALongAddress = () => (
  <AddressCode address={`https://shop.example/${'furniture-for-people-who-stay/'.repeat(4)}kisel`} />
);
export const BehindALink = () => (
  <TakeAlong href="https://shop.example/kisel">See it at shop.example</TakeAlong>
);
