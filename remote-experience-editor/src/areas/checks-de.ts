import { checks as manifest } from './manifest/texts/de-checks';
import { checks as polling } from './polling/texts/de-checks';
import { checks as products } from './products/texts/de-checks';
import { checks as questionVault } from './question-vault/texts/de-checks';
import { checks as scenes } from './scenes/texts/de-checks';
import { checks as theme } from './theme/texts/de-checks';
import { checks as videos } from './videos/texts/de-checks';

/** Was das Zertifikat über jeden Bereich sagt, der eigene Prüfungen hat. */
export const areaChecks = [manifest, polling, products, questionVault, scenes, theme, videos];
