import { AddressCode } from './address-code';

export const OfAPlace = () => <AddressCode address="https://vitrine.example/showroom24?open=products" />;
export const OfALongAddress = () => (
  <AddressCode address={`https://shop.example/${'furniture-for-people-who-stay/'.repeat(4)}kisel`} />
);
