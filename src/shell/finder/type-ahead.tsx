import { useEffect } from 'react';

/** Stands in for the finder while it comes over the line: what is typed meanwhile is the beginning of its word. */
export function TypeAhead({
  onWord,
  onClose,
}: {
  onWord: (more: (word: string) => string) => void;
  onClose: () => void;
}) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
      else if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      else if (event.key === 'Backspace') onWord((word) => word.slice(0, -1));
      else if (event.key.length === 1) onWord((word) => word + event.key);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [onWord, onClose]);
  return null;
}
