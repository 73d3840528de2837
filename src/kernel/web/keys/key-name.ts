/** As it stands on the keyboard: `N`, `Space`, `Ctrl+K`. */
export const shownKeys = (keys: string): string =>
  keys.length === 1 ? keys.toUpperCase() : keys.charAt(0).toUpperCase() + keys.slice(1);

/** The name of what was pressed: `Ctrl+k`, `Alt+1`, `n`. Alt+letter is read from the key's place, for layouts where it types a sign. */
export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const plain = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
  if (event.altKey) return `alt+${plain ?? event.key.toLowerCase()}`;
  const key = event.key === ' ' ? 'space' : event.key.toLowerCase();
  return (event.ctrlKey || event.metaKey ? 'ctrl+' : '') + key;
}
