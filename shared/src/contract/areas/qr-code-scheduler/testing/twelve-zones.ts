/** Zones that change their clocks at other times, by half an hour, at midnight, or not at all. */
export const twelveZones = [
  'Europe/Berlin',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Atlantic/Azores',
  'America/Asuncion',
  'Europe/Dublin',
] as const;
