import type { Column } from '../../tables/area-table';

/** Columns that belong to one rule. */
export const ruleColumns: readonly Column[] = [
  { name: 'Rule Key' },
  { name: 'Rule Name' },
  { name: 'Rule Target' },
  { name: 'Rule From' },
  { name: 'Rule Until' },
  { name: 'Rule Recurrence', aliases: ['Rule RRULE'] },
  { name: 'Rule Hours' },
  { name: 'Rule Exceptions' },
  { name: 'Rule Time Zone' },
  { name: 'Rule Placements' },
  { name: 'Rule Languages' },
  { name: 'Rule Devices' },
];

/** One row a rule; a code without rules has one row. “Code” names the code by its title in the base language. */
export const codeColumns: readonly Column[] = [
  { name: 'Code' },
  { name: 'Title', per: 'language', once: true },
  { name: 'Otherwise', aliases: ['Fallback'], once: true },
  { name: 'In Use From', once: true },
  { name: 'In Use Until', once: true },
  { name: 'Colour', aliases: ['Foreground'], once: true },
  { name: 'Background', once: true },
  { name: 'Modules', once: true },
  { name: 'Frame', once: true },
  { name: 'Call To Action', per: 'language', once: true },
  { name: 'Logo SHA-256', once: true },
  { name: 'Logo (%)', once: true },
  { name: 'Size (mm)', once: true },
  { name: 'Distance (cm)', once: true },
  ...ruleColumns,
];
