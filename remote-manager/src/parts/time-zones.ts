import type { SelectOption } from '@vitrine/shared/ui';

/** Every time zone that the browser knows, UTC first, in words: "America/New York". */
export const timeZoneOptions: SelectOption[] = ['UTC', ...Intl.supportedValuesOf('timeZone')]
  .filter((zone, index, zones) => zones.indexOf(zone) === index)
  .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' '), text: zone.replaceAll('_', ' ') }));
