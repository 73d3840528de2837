/** What stands on keys, in every language. */
export const KEY = {
  up: '↑',
  down: '↓',
  enter: 'Enter',
  ctrlEnter: 'Ctrl Enter',
  ctrlK: 'Ctrl K',
  tab: 'Tab',
  esc: 'Esc',
  j: 'J',
  k: 'K',
} as const;
