/** The name of what was pressed: `Ctrl+k`, `Alt+1`, `n`. Alt+letter is read from the key's place, for layouts where it types a sign. */
export function nameOfKey(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>): string {
  const plain = /^(?:Key|Digit)(.)$/.exec(event.code)?.[1]?.toLowerCase();
  if (event.altKey) return `alt+${plain ?? event.key.toLowerCase()}`;
  return (event.ctrlKey || event.metaKey ? 'ctrl+' : '') + event.key.toLowerCase();
}
