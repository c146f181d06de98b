/** What is done with runs at placements, whichever area they are of. */
export const runs = {
  states: { ready: 'Ready', open: 'Open', paused: 'Paused', closed: 'Closed' },
  actions: { open: 'Open', pause: 'Pause', close: 'Close', reset: 'New round' },
  actionFor: '{{action}}: {{placement}}',
};
