import RichText from './rich-text';

const text = `Made in **one piece**, by *hand*.

# Care

1. Oil it twice a year
2. Keep it dry

See [the workshop](https://brand.example/a-very-long-address-without-any-place-to-break-it-across-lines).
`;

export const WhatStaffWrote = () => <RichText text={text} />;
