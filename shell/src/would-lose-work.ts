/** Whether something on the page is not saved: every leave guard says so here, as it does when the tab is closed. */
export const wouldLoseWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
