/** Every time zone that the browser knows, UTC first, in words: "America/New York". */
export const timeZoneOptions: { value: string; label: string; text: string }[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone'),
]
  .filter((zone, index, zones) => zones.indexOf(zone) === index)
  .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' '), text: zone.replaceAll('_', ' ') }));
